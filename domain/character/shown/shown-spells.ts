import { hasBookOfShadows, spellsInBook } from '#domain/character/advancement/book-of-shadows.ts';
import { hasLandCircle } from '#domain/character/advancement/land-circle.ts';
import { preparedIn, spellsToChoose, toChooseText, toPrepareText } from '#domain/character/advancement/spells-to-choose.ts';
import type { Character } from '#domain/character/character.ts';
import { choicesOfMastery, masteriesOf } from '#domain/character/classes/mastered-spells.ts';
import { freeCastsLeft, isGift } from '#domain/character/free-casts/free-casts.ts';
import { mayCast } from '#domain/character/free-casts/may-cast.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { masteries } from '#domain/srd/mastered-spells.ts';
import type { MasteryId } from '#domain/srd/mastered-spells.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { listedSpells } from './listed-spells.ts';
import type { ListedSpell } from './listed-spells.ts';

/** A known spell, with what one needs to cast it now. */
export interface ShownSpell extends ListedSpell {
  /** How it is cast without a slot, in words; null where it is not, or no longer. */
  free: string | null;
  /** Why it cannot be cast now, in words; null where it can. */
  barred: string | null;
}

/** Spells of a wizard's book that are cast without slots. */
export interface ShownMastery {
  id: MasteryId;
  name: string;
  /** The name of the spell that is chosen; null for none. */
  chosen: string | null;
  choices: { id: string; name: string }[];
}

export interface ShownSpells {
  spells: ShownSpell[];
  /** Why not every spell can be cast now, in words; null where each can. */
  barred: string | null;
  /** What a class gives and nobody has chosen yet, in words. */
  toChoose: { class: ClassId; text: string }[];
  /** How many spells of a wizard's book are prepared, and for how many more there is room (null for none), in words; null where no book is. */
  preparing: { text: string; open: string | null } | null;
  /** Whether a kind of land is chosen. */
  asksLand: boolean;
  masteries: ShownMastery[];
  /** The names of the spells in a Book of Shadows; null for those who conjure none. */
  book: string[] | null;
  /** The name of the spell that is concentrated on. */
  concentration: string | null;
}

/** How a spell is cast without a slot: by what pays for it, or for nothing where the table gave it. */
function freeText(character: Character, spell: string): string | null {
  const ways = freeCastsLeft(character, spell);
  if (ways.length === 0) return isGift(character, spell) ? 'Without a slot' : null;
  const way = ways.find(({ left }) => left !== 0);
  if (!way) return null;
  return `Without a slot: ${way.left === null ? `${way.name}, at will` : `${way.name}, ${way.left} left`}`;
}

function barredText(character: Character, spell: Pick<Spell, 'costly'>): string | null {
  const able = mayCast(character, spell);
  return able.ok ? null : tellCharacterRefusal(able.refused);
}

function shownMastery(character: Character, id: MasteryId): ShownMastery {
  const chosen = character.mastered[id];
  return {
    id,
    name: masteries[id].name,
    chosen: chosen === undefined ? null : (spellOf(character, chosen)?.name ?? chosen),
    choices: choicesOfMastery(character, id).map((spell) => ({ id: spell.id, name: spell.name })),
  };
}

function shownPreparing(character: Character): ShownSpells['preparing'] {
  const book = preparedIn(character);
  return book && { text: `${book.prepared} of ${book.most} prepared`, open: book.open > 0 ? toPrepareText(book.open) : null };
}

/** Everything about spells that a sheet shows beside its numbers. */
export function shownSpells(character: Character): ShownSpells {
  const { concentration } = character;
  // What keeps somebody from casting asks of a spell only whether its material is costly.
  const [barred, barredCheap] = [barredText(character, { costly: true }), barredText(character, {})];
  const inBook = () => [...spellsInBook(character, 'cantrips'), ...spellsInBook(character, 'rituals')];
  return {
    spells: listedSpells(character).map((known) => ({
      ...known,
      free: freeText(character, known.spell.id),
      barred: known.spell.costly === true ? barred : barredCheap,
    })),
    barred,
    toChoose: spellsToChoose(character).map((open) => ({ class: open.class, text: toChooseText(open) })),
    preparing: shownPreparing(character),
    asksLand: hasLandCircle(character),
    masteries: masteriesOf(character).map((id) => shownMastery(character, id)),
    book: hasBookOfShadows(character) ? inBook().map((id) => findSpell(id)?.name ?? id) : null,
    concentration: concentration === null ? null : (spellOf(character, concentration)?.name ?? concentration),
  };
}
