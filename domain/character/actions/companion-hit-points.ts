import type { Character } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { modifierOf } from '#domain/rules/ability.ts';
import type { FindCreature } from '#domain/srd/monsters/call-creatures.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';

interface Changed {
  companionId: string;
  way: 'damage' | 'heal';
  amount: number;
}

/** Those who stay, each as `change` leaves them: whoever it leaves at null is gone. */
function withCompanions(character: Character, change: (companion: Companion) => Companion | null): Character {
  const activeEffects = character.activeEffects.map((effect) =>
    effect.companions ? { ...effect, companions: effect.companions.flatMap((each) => change(each) ?? []) } : effect,
  );
  return { ...character, activeEffects };
}

/**
 * Damage to a creature that somebody has called, or healing of it, outside a fight. At 0 hit points it is gone, as it is in a fight;
 * what kept nobody else ends with it. Refuses a creature that is not there.
 */
export function changeCompanion(character: Character, { companionId, way, amount }: Changed): CharacterResult<CharacterStep> {
  const companion = character.activeEffects.flatMap(({ companions = [] }) => companions).find(({ id }) => id === companionId);
  if (!companion) return refuse('noSuchCompanion', { name: character.name });
  const { name, hitPoints, maxHitPoints } = companion;
  const left = way === 'heal' ? Math.min(maxHitPoints, hitPoints + amount) : Math.max(0, hitPoints - amount);
  const told = { hero: partyOf(character), companion: name, before: hitPoints, left, maximum: maxHitPoints };
  const after = withCompanions(character, (each) => (each.id !== companionId ? each : left === 0 ? null : { ...each, hitPoints: left }));
  const ended = endEffects(after, ({ companions }) => companions?.length === 0);
  return yes({ ...ended, facts: [characterFact({ kind: 'companionHitPoints', ...told }), ...ended.facts] });
}

/** A long rest gives creatures that stay all of their hit points, Hit Dice and powers back (SRD 5.2.1, Long Rest). */
export function restedCompanions(character: Character): Character {
  if (!character.activeEffects.some(({ companions }) => companions)) return character;
  return withCompanions(character, (each) => {
    const { hitDiceSpent: _, powersUsed: _used, ...rested } = each;
    return { ...rested, hitPoints: each.maxHitPoints };
  });
}

/** One Hit Die that a creature spends: its roll and Constitution, but at least 1 hit point (SRD 5.2.1, Short Rest). */
export function rollHitDie(dice: Dice, { name, die, number }: { name: string; die: string; number: number }, constitution: number): Roll {
  const roll = rollDice(dice, `1${die}`, `${name}: hit die ${number}`);
  return { ...roll, modifier: constitution, total: Math.max(1, roll.total + constitution) };
}

/** A creature after a short rest, with the Hit Dice of its stat block that it has spent: while it is hurt, and as many as are left. */
function shortlyRested(companion: Companion, find: FindCreature, dice: Dice): { companion: Companion; rolls: Roll[] } {
  const block = find(companion.creature, companion.caller);
  const [, count = '0', die = 'd4'] = /^(\d+)(d\d+)/.exec(block?.hitDice ?? '') ?? [];
  const constitution = modifierOf(block?.abilities.constitution ?? 10);
  let { hitPoints } = companion;
  let spent = companion.hitDiceSpent ?? 0;
  const rolls: Roll[] = [];
  while (hitPoints < companion.maxHitPoints && spent < Number(count)) {
    const roll = rollHitDie(dice, { name: companion.name, die, number: rolls.length + 1 }, constitution);
    hitPoints = Math.min(companion.maxHitPoints, hitPoints + roll.total);
    spent += 1;
    rolls.push(roll);
  }
  return { companion: rolls.length === 0 ? companion : { ...companion, hitPoints, hitDiceSpent: spent }, rolls };
}

/**
 * Creatures that outlast a short rest spend Hit Dice while they are hurt (SRD 5.2.1, Hit Point Dice: a creature can). Those of one's own
 * dice are chosen by the player; these are as many as help.
 */
export function restCompanions(character: Character, find: FindCreature, dice: Dice): CharacterStep {
  const facts: CharacterFact[] = [];
  const rolls: Roll[] = [];
  const after = withCompanions(character, (each) => {
    const rested = shortlyRested(each, find, dice);
    rolls.push(...rested.rolls);
    const { name, hitPoints, maxHitPoints } = rested.companion;
    const told = { hero: partyOf(character), companion: name, before: each.hitPoints, left: hitPoints, maximum: maxHitPoints };
    if (rested.rolls.length > 0) facts.push(characterFact({ kind: 'companionHitPoints', ...told }));
    return rested.companion;
  });
  return { character: rolls.length > 0 ? after : character, facts, rolls };
}
