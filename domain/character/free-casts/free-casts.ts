import type { Character, KnownSpell } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { castingInvocations, knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { spendUse, usesOf } from '#domain/character/sheet/uses.ts';
import type { Use } from '#domain/character/sheet/uses.ts';
import { yes } from '#domain/result.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { AnyCast, FreeCast } from '#domain/rules/spell-data.ts';
import { landSpells } from '#domain/srd/land-spells.ts';
import { masteries } from '#domain/srd/mastered-spells.ts';
import { spellOf, spellsOnList } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { masteredAs } from '#domain/character/classes/mastered-spells.ts';

/** From this level on a warlock has no slots: what they know of it is an arcanum. Sheets of earlier builds name no class. */
const firstArcanum = 6;

/** The ids of uses that belong to no one spell by themselves, and pay for this one. */
function payersOf(character: Character, { class: of, from, ofFeat }: KnownSpell, { id, level }: Spell): string[] {
  const { circle } = character;
  const isOfLand = circle !== null && landSpells[circle.land].some(([, ...spells]) => spells.includes(id));
  // What a species gives is on no sheet, and has uses of its own.
  const isOfFeat =
    entryIdOf(id) === null &&
    (of === null || ofFeat === true) &&
    from === 'other' &&
    level === 1 &&
    character.spells.some(({ spell }) => spell === id);
  const mastered = masteredAs(character, id);
  const signature = mastered === null ? null : masteries[mastered].use;
  return [
    ...((of === 'warlock' || of === null) && level >= firstArcanum ? [`mystic-arcanum-level${level}`] : []),
    ...(isOfLand ? ['natural-recovery-cast'] : []),
    ...(isOfFeat ? ['magic-initiate'] : []),
    ...(signature === null ? [] : [signature]),
  ];
}

/** What a wizard has mastered is cast at will, and what an invocation casts. */
function atWillOf(character: Character, { id }: Spell): FreeCast[] {
  const invoked = castingInvocations(character).find(({ spell, free }) => spell === id && free === 'atWill');
  if (invoked) return [{ spell: id, by: invoked.id, name: invoked.name, atWill: true }];
  const mastered = masteredAs(character, id);
  return mastered !== null && masteries[mastered].use === null
    ? [{ spell: id, by: 'spell-mastery', name: 'Spell Mastery', atWill: true }]
    : [];
}

/** Every way to cast a spell that is ready without a slot, at its own level: the use that pays for it, or at will. */
export function freeCastsOf(character: Character): FreeCast[] {
  const uses = usesOf(character);
  return knownSpellsOf(character).flatMap((known): FreeCast[] => {
    const spell = spellOf(character, known.spell);
    if (!spell || !known.prepared || spell.level === 0) return [];
    const payers = payersOf(character, known, spell);
    const pays = ({ id, spell: own }: Use) => (own === undefined ? payers.includes(id) : own === spell.id);
    return [...atWillOf(character, spell), ...uses.filter(pays).map(({ id, name }) => ({ spell: spell.id, by: id, name, atWill: false }))];
  });
}

/** Uses that pay for any spell of a class, prepared or not (SRD 5.2.1, Divine Intervention). */
const paysForAny: Readonly<Record<string, { class: ClassId; most: number }>> = { 'divine-intervention': { class: 'cleric', most: 5 } };

/** Whether a use pays for nothing but spells: for one that is known, or for any of a class. */
export function castsBy(character: Character, use: Pick<Use, 'id' | 'spell'>): 'known' | 'any' | null {
  if (paysForAny[use.id]) return 'any';
  const isPayer = use.spell !== undefined || isSpellPayer(use.id) || freeCastsOf(character).some(({ by }) => by === use.id);
  return isPayer ? 'known' : null;
}

const payerIds: readonly string[] = [
  'natural-recovery-cast',
  'magic-initiate',
  ...Object.values(masteries).flatMap(({ use }) => use ?? []),
];
const isSpellPayer = (id: string) => payerIds.includes(id) || id.startsWith('mystic-arcanum-level');

/** Whether a way to cast any spell of a class is for this one: never one that is cast as a reaction. */
export const isForSpell = (
  { class: of, most }: AnyCast,
  { level, castingTime, classes }: Pick<Spell, 'level' | 'castingTime' | 'classes'>,
) => level <= most && castingTime !== 'reaction' && classes.some((each) => each === of);

/** Spends the use that casts any spell of a class, prepared or not. Refuses one that does not cast this spell. */
export function payAny(character: Character, spell: Spell, by: string): CharacterResult<Character> {
  const any = anyCastsOf(character).find((each) => each.by === by && isForSpell(each, spell));
  return any ? spendUse(character, any.by) : refuse('paysForNoSpell', { name: character.name, spell: spell.name });
}

/** Every way to cast any spell of a class without a slot. */
export function anyCastsOf(character: Character): AnyCast[] {
  return usesOf(character).flatMap(({ id, name }) => {
    const paid = paysForAny[id];
    return paid ? [{ by: id, name, ...paid }] : [];
  });
}

/** The spells that a use casts which casts any of a class, with the name of the use; none where it casts no such. */
export function spellsOfAny(character: Character, by: string): { name: string; spells: Spell[] } {
  const any = anyCastsOf(character).find((each) => each.by === by);
  const list = classIds.find((id) => id === any?.class);
  if (!any || !list) return { name: '', spells: [] };
  return { name: any.name, spells: spellsOnList(character, list, any.most).filter((spell) => isForSpell(any, spell)) };
}

/** A way to cast a spell without a slot, and how often still; null for at will. */
interface FreeCastLeft extends FreeCast {
  left: number | null;
}

/** The ways to cast one spell without a slot, with what is left of each. */
export function freeCastsLeft(character: Character, spell: string): FreeCastLeft[] {
  const uses = usesOf(character);
  const ways = freeCastsOf(character).filter((each) => each.spell === spell);
  return ways.map((way) => ({ ...way, left: way.atWill ? null : (uses.find(({ id }) => id === way.by)?.left ?? 0) }));
}

/** Whether somebody knows a spell by no class and by nothing that counts it: a gift of the table, which costs nothing. */
export function isGift(character: Character, spell: string): boolean {
  const known = character.spells.find((each) => each.spell === spell);
  return known !== undefined && known.from === 'other' && known.class === null;
}

/** What pays for a spell that is cast without a slot: the first use of it that is left. Undefined where nothing does. */
export function freePayerOf(character: Character, spell: string): FreeCast | undefined {
  const ways = freeCastsLeft(character, spell);
  return ways.find(({ left }) => left !== 0) ?? ways[0];
}

/** Uses that cast a spell whose saving throw its caster then makes by itself (SRD 5.2.1, Contact Patron). */
const sureSaves: readonly string[] = ['contact-patron'];

/** Whether the caster makes the saving throw of a spell by itself, where this use pays for it. */
export const makesOwnSave = (payer: string | undefined): boolean => payer !== undefined && sureSaves.includes(payer);

/**
 * Spends what a spell without a slot costs: the first use of it that is left. Refuses a spell that nothing on the sheet casts
 * without one.
 */
export function payFree(character: Character, { id, name: spell }: Spell): CharacterResult<Character> {
  const payer = freePayerOf(character, id);
  if (!payer) return isGift(character, id) ? yes(character) : refuse('castsOnlyWithSlot', { name: character.name, spell });
  return payer.atWill ? yes(character) : spendUse(character, payer.by);
}
