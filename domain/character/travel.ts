import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import type { CharacterHome } from './blank.ts';
import { sated } from '#domain/rules/needs/needs.ts';
import type { Character, RuleSet } from './character.ts';
import { withHomebrew } from './with-homebrew.ts';
import { lifeOf } from './sheet/state.ts';

const rules: Record<RuleSet, string> = { quick: 'the quick rules', srd: 'SRD 5.2' };

/** What stays behind when somebody travels, a sentence each. */
function leftBehind(character: Character, ruleSet: RuleSet): string[] {
  const { name, damage, temporaryHitPoints, conditions, exhaustion, concentration, activeEffects, slotsSpent, pactSlotsSpent, usesSpent } =
    character;
  const isSpent = slotsSpent.some((spent) => spent > 0) || pactSlotsSpent > 0 || Object.values(usesSpent).some((spent) => spent > 0);
  const report = ['The character sheet’s history was not copied.'];
  if (lifeOf(character) === 'dead') report.push(`${name} was dead at the other table; this copy is alive.`);
  if (damage > 0 || temporaryHitPoints > 0) report.push('Wounds and temporary hit points stay behind.');
  if (conditions.length > 0 || exhaustion > 0) report.push('Conditions and exhaustion stay behind.');
  if (activeEffects.length > 0) report.push('Effects of spells and features have ended.');
  if (concentration !== null) report.push('The spell that was concentrated on has ended.');
  if (isSpent || Object.values(character.hitDiceSpent).some((spent) => spent > 0))
    report.push('Spell slots and limited uses are restored, as after a long rest.');
  if (character.ruleSet !== ruleSet) report.push(`${name} uses ${rules[character.ruleSet]}, but this table plays by ${rules[ruleSet]}.`);
  return report;
}

/** What of a table's own spells and features another table, which has these entries, does not know. */
function unknownThere({ homebrew }: Character, there: readonly HomebrewEntry[]): string[] {
  const known = new Set(there.map(({ id }) => contentIdOf(id)));
  const names = homebrew.filter(({ id }) => !known.has(contentIdOf(id))).map(({ name }) => name);
  return names.length === 0 ? [] : [`The other table’s own spells and features stay behind: ${names.join(', ')}.`];
}

/**
 * A copy of a character for another table, rested and well, with level and gear; and what could not come along. `there` are the
 * entries of homebrew that the other table has under the same ids.
 */
export function travel(
  character: Character,
  home: CharacterHome,
  ruleSet: RuleSet,
  there: readonly HomebrewEntry[] = [],
): { character: Character; report: string[] } {
  const arrived: Character = {
    ...character,
    id: home.id,
    userId: home.userId,
    campaignId: home.campaignId,
    damage: 0,
    temporaryHitPoints: 0,
    hitDiceSpent: {},
    deathSaves: { successes: 0, failures: 0 },
    slotsSpent: character.slotsSpent.map(() => 0),
    pactSlotsSpent: 0,
    usesSpent: {},
    conditions: [],
    exhaustion: 0,
    lacking: sated,
    openDays: 0,
    concentration: null,
    activeEffects: [],
    pastEffects: [],
  };
  const report = [...leftBehind(character, ruleSet), ...unknownThere(character, there)];
  return { character: withHomebrew(arrived, there), report };
}
