import type { Character, KnownSpell } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { chooseOptions } from '#domain/character/options/feature-options.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { yes } from '#domain/result.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** How many cantrips and level 1 rituals a Book of Shadows holds (SRD 5.2.1, Pact of the Tome). */
export const bookHolds = { cantrips: 3, rituals: 2 } as const;
const kinds = {
  cantrips: ({ level }: Spell) => level === 0,
  rituals: ({ level, ritual }: Spell) => level === 1 && ritual,
};
type Kind = keyof typeof bookHolds;

/** Whether somebody conjures a Book of Shadows: a warlock who has chosen that pact. */
export function hasBookOfShadows(character: Pick<Character, 'classes' | 'options' | 'ruleSet'>): boolean {
  const chosen = character.options['eldritch-invocations'] ?? [];
  return character.ruleSet === 'srd' && classLevelOf(character, 'warlock') > 0 && chosen.includes('pact-of-the-tome');
}

const isOfBook = ({ ofBook }: KnownSpell) => ofBook === true;

/** The spells of the book, by their ids. */
export function spellsInBook({ spells: known }: Pick<Character, 'spells'>, kind: Kind): string[] {
  return known.filter(isOfBook).flatMap(({ spell }) => {
    const found = findSpell(spell);
    return found && kinds[kind](found) ? [spell] : [];
  });
}

function withoutBook(character: Character): Character {
  return character.spells.some(isOfBook) ? { ...character, spells: character.spells.filter((each) => !isOfBook(each)) } : character;
}

/** Chooses all options of a feature anew; a book is gone with its pact. */
export function chooseOptionsWithBook(character: Character, feature: string, chosen: readonly string[]): CharacterResult<Character> {
  const after = chooseOptions(character, feature, chosen);
  return after.ok && !hasBookOfShadows(after.value) ? yes(withoutBook(after.value)) : after;
}

/**
 * What a new book can hold of a kind: spells of every list that are not known otherwise. What a wizard has written down and not prepared
 * stays theirs.
 */
export function choicesOfBook(character: Character, kind: Kind): Spell[] {
  const known = new Set(knownSpellsOf(withoutBook(character)).map(({ spell }) => spell));
  return spells.filter((spell) => kinds[kind](spell) && !known.has(spell.id));
}

/**
 * Conjures a book with these spells, as after a rest: they are prepared as spells of a warlock, and those of an earlier book are gone.
 * Refuses who has no such pact, and too many or too few of a kind.
 */
export function conjureBook(character: Character, ids: readonly string[]): CharacterResult<Character> {
  if (!hasBookOfShadows(character)) return refuse('noBookOfShadows', {});
  const chosen = (kind: Kind) => choicesOfBook(character, kind).filter(({ id }) => ids.includes(id));
  const isWhole =
    new Set(ids).size === bookHolds.cantrips + bookHolds.rituals &&
    ids.length === bookHolds.cantrips + bookHolds.rituals &&
    chosen('cantrips').length === bookHolds.cantrips &&
    chosen('rituals').length === bookHolds.rituals;
  if (!isWhole) return refuse('bookHolds', bookHolds);
  const before = withoutBook(character);
  const fresh = ids.map((spell): KnownSpell => ({ spell, prepared: true, from: 'other', class: 'warlock', ofBook: true }));
  return yes({ ...before, spells: [...before.spells, ...fresh] });
}
