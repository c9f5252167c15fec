import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { abilityModifierOf } from './scores.ts';
import { spendUseOf } from '#domain/rules/activity/spend.ts';
import { yes } from '#domain/result.ts';
import { grownTo, proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { ClassId, UseRules } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
import type { FeatId } from '#domain/srd/feats.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { featuresGiven, usesOfFeature } from '#domain/homebrew/own-features.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { speciesUses } from '#domain/srd/species-uses.ts';
import { givenSpells } from './known-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Something that can be done so often between rests, and how often still. */
export interface Use {
  id: string;
  name: string;
  total: number;
  left: number;
  back: UseRules['back'];
  /** The spell that is cast without a slot by it. */
  spell?: string;
}

function totalOf({ count }: UseRules, character: Character, level: number): number {
  if (count === 'level') return level;
  if (count === 'five each level') return 5 * level;
  if (count === 'charisma' || count === 'wisdom') return Math.max(1, abilityModifierOf(character, count));
  return grownTo(count, level);
}

/** What a species gives between rests, spells without a slot among it. */
function speciesUsesOf(character: Character): Omit<Use, 'left'>[] {
  const { species } = character;
  const level = levelOf(character);
  const bonus = proficiencyBonusOf(level);
  const traits = speciesUses[species].filter(({ from }) => from <= level);
  const spells = givenSpells(character).flatMap(({ spell, free }) => (free === null || free === 'atWill' ? [] : [{ spell, free }]));
  return [
    ...traits.map(({ id, name, count, back }) => ({ id, name, total: count === 'once' ? 1 : bonus, back })),
    ...spells.map(({ spell, free }) => ({
      id: spell,
      name: `${findSpell(spell)?.name ?? spell} without a slot`,
      total: free === 'once' ? 1 : bonus,
      back: 'longRest' as const,
      spell,
    })),
  ];
}

const sharersOf = ({ classes: taken }: Pick<Character, 'classes'>, use: string) =>
  taken.filter(({ class: id }) => classes[id].uses.some((each) => each.id === use));

/**
 * By which id a use of a class is counted. Two classes that share one by its id, as clerics and paladins channel divinity, have
 * uses of their own each: those of the one that was taken later are called after it.
 */
export function useIdOf(character: Pick<Character, 'classes'>, of: ClassId, use: string): string {
  const [first] = sharersOf(character, use);
  return first === undefined || first.class === of ? use : `${use}.${of}`;
}

/** The use that an id was made of. */
export const sharedUseId = (id: string): string => id.split('.')[0] ?? id;

function nameIn(character: Character, of: ClassId, { id, name }: UseRules): string {
  return sharersOf(character, id).length > 1 ? `${name} (${classes[of].name.toLowerCase()})` : name;
}

/** What feats let one do so often between rests. */
const featUses: Partial<Record<FeatId, UseRules['back']>> = { 'boon-of-fate': 'anyRest', 'magic-initiate': 'longRest' };

/** The spells of level 1 that feats, or the table, have given: which of them a feat casts is said nowhere. */
const featSpellsOf = (character: Character) =>
  character.spells
    .filter(({ spell, from, class: of, ofFeat }) => entryIdOf(spell) === null && from === 'other' && (of === null || ofFeat === true))
    .flatMap(({ spell }) => spellOf(character, spell) ?? [])
    .filter(({ level }) => level === 1);

/**
 * A use for the spell of each Magic Initiate, by the list that it learned from, else in the order in which they were learned: each feat casts its own
 * (SRD 5.2.1). Null where it was taken once, and where there are more spells than feats, which all share what there is.
 */
function initiateUsesOf(character: Character): Omit<Use, 'left'>[] | null {
  const taken = character.feats.filter(({ feat }) => feat === 'magic-initiate');
  const spells = featSpellsOf(character);
  if (taken.length < 2 || spells.length > taken.length) return null;
  const open = new Set(spells);
  const take = (spell: Spell | undefined) => (spell && open.delete(spell) ? spell : undefined);
  const ofLists = taken.map(({ list }) => take([...open].find(({ classes: of }) => of.some((each) => each === list))));
  return ofLists.flatMap((ofList, index) => {
    const spell = ofList ?? take([...open][0]);
    const id = index === 0 ? 'magic-initiate' : `magic-initiate.${index + 1}`;
    const name = `${feats['magic-initiate'].name} (${spell?.name ?? ''})`;
    return spell ? [{ id, name, total: 1, back: 'longRest' as const, spell: spell.id }] : [];
  });
}

/** What feats give between rests: once for each time that a feat was taken. */
function featUsesOf(character: Character): Omit<Use, 'left'>[] {
  const { feats: taken } = character;
  return [...new Set(taken.map(({ feat }) => feat))].flatMap((id) => {
    const back = featUses[id];
    const own = id === 'magic-initiate' ? initiateUsesOf(character) : null;
    if (back === undefined || own !== null) return own ?? [];
    return [{ id, name: feats[id].name, total: taken.filter(({ feat }) => feat === id).length, back }];
  });
}

/** What the campaign's homebrew gives between rests: uses of features, and one cast of each spell that was given. */
function homebrewUsesOf(character: Character): Omit<Use, 'left'>[] {
  const given = character.spells.filter(({ from, class: of, spell }) => from === 'other' && of === null && entryIdOf(spell) !== null);
  const spells = given.flatMap(({ spell: id }) => spellOf(character, id) ?? []).filter(({ level }) => level > 0);
  return [
    ...featuresGiven(character).flatMap((entry) => usesOfFeature(entry) ?? []),
    ...spells.map(({ id, name }) => ({ id, name: `${name} without a slot`, total: 1, back: 'longRest' as const, spell: id })),
  ];
}

const withLeft = ({ usesSpent }: Character, use: Omit<Use, 'left'>): Use => ({
  ...use,
  left: Math.max(0, use.total - (usesSpent[use.id] ?? 0)),
});

/** What classes, species, feats and homebrew give between rests at this level; by the quick rules homebrew alone. */
export function usesOf(character: Character): Use[] {
  const own = homebrewUsesOf(character);
  if (character.ruleSet === 'quick') return own.map((use) => withLeft(character, use));
  const ofClasses = character.classes.flatMap(({ class: id, level }) =>
    classes[id].uses
      .filter(({ from }) => from <= level)
      .map((rules) => {
        const total = totalOf(rules, character, level);
        const back = rules.anyRestFrom !== undefined && level >= rules.anyRestFrom ? ('anyRest' as const) : rules.back;
        const use = { id: useIdOf(character, id, rules.id), name: nameIn(character, id, rules), total, back };
        return rules.spell === undefined ? use : { ...use, spell: rules.spell };
      }),
  );
  return [...ofClasses, ...speciesUsesOf(character), ...featUsesOf(character), ...own].map((use) => withLeft(character, use));
}

function tooFewUses({ name, left }: Use) {
  if (left === 0) return refuse('noUsesLeft', { feature: name });
  return left === 1 ? refuse('oneUseLeft', { feature: name }) : refuse('usesLeft', { feature: name, left });
}

/** Uses something up, once or so many points of it; refuses what is not there or not left. */
export function spendUse(character: Character, id: string, times = 1): CharacterResult<Character> {
  const use = usesOf(character).find((each) => each.id === id);
  if (!use) return refuse('noSuchFeature', {});
  const left = spendUseOf([use], id, times);
  return left ? yes(withUsesLeft(character, left)) : tooFewUses(use);
}

/** A sheet on which so many of some uses are left; those that are not named stay. */
export function withUsesLeft(character: Character, uses: readonly { id: string; left: number }[]): Character {
  const now = new Map(usesOf(character).map((use) => [use.id, use]));
  const changed = uses.flatMap(({ id, left }): [string, number][] => {
    const use = now.get(id);
    return use && use.left !== left ? [[id, Math.max(0, use.total - left)]] : [];
  });
  if (changed.length === 0) return character;
  const spent = Object.entries({ ...character.usesSpent, ...Object.fromEntries(changed) });
  const isGone = ([id, count]: [string, number]) => count === 0 && changed.some(([each]) => each === id);
  return { ...character, usesSpent: Object.fromEntries(spent.filter((each) => !isGone(each))) };
}

/** What is still spent after a rest. */
export function usesAfterRest(character: Character, rest: 'short' | 'long'): Character['usesSpent'] {
  if (rest === 'long') return {};
  const still = usesOf(character).map(({ id, back, total, left }): [string, number] => {
    const spent = total - left;
    if (back === 'anyRest') return [id, 0];
    return [id, back === 'oneOnShortRest' ? Math.max(0, spent - 1) : spent];
  });
  return Object.fromEntries(still.filter(([, spent]) => spent > 0));
}
