import type { Character, Item } from '#domain/character/character.ts';
import { classLevelOf, classTaken } from '#domain/character/classes/class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { highestSpellLevel, castingClassesOf } from '#domain/character/sheet/class-casting.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { yes } from '#domain/result.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { classes } from '#domain/srd/classes.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { wareOf } from './item-ways.ts';
import type { ItemWay } from './item-ways.ts';

/** From this level on a thief reads any scroll (SRD 5.2.1, Use Magic Device). */
const thiefReadsFrom = 13;
/** The check that a scroll above one's level takes has this DC, and the level of its spell more. */
const scrollDifficulty = 10;

/** A check against a DC that reading or copying a scroll takes. */
export interface ReadingCheck {
  what: Extract<RolledNumber, { kind: 'check' | 'skill' }>;
  difficulty: number;
}

interface Reading {
  /** Null where it takes none. */
  check: ReadingCheck | null;
}

/**
 * What it takes somebody to read a spell off a scroll (SRD 5.2.1): it must be on the list of a class of theirs, and above what they cast in
 * such a class it takes a check with the ability of that class. A thief of level 13 reads any, from level 2 on with an Arcana check.
 */
function readingOf(character: Character, spell: Spell): CharacterResult<Reading> {
  const difficulty = scrollDifficulty + spell.level;
  const listed = castingClassesOf(character).filter((taken) => spell.classes.includes(taken.class));
  if (listed.some((taken) => spell.level <= highestSpellLevel(taken))) return yes({ check: null });
  if (classLevelOf(character, 'rogue') >= thiefReadsFrom)
    return yes({ check: spell.level > 1 ? { what: { kind: 'skill', skill: 'arcana' }, difficulty } : null });
  const abilities = listed.flatMap((taken) => classes[taken.class].casting?.ability ?? []);
  const [best] = abilities.toSorted((one, other) => abilityModifierOf(character, other) - abilityModifierOf(character, one));
  if (best === undefined) return refuse('cannotReadScroll', { name: character.name, spell: spell.name });
  return yes({ check: { what: { kind: 'check', ability: best }, difficulty } });
}

/** The spell of a scroll that is read, with what that takes first; null where a way to use an item is no such thing. */
export function scrollRead(character: Character, { item, activity }: ItemWay): CharacterResult<(Reading & { spell: Spell }) | null> {
  if (activity.kind !== 'utility' || !activity.scroll) return yes(null);
  const spell = item.spell === undefined ? undefined : spellOf(character, item.spell);
  if (!spell) return refuse('scrollIsUnknown', { item: item.name });
  const reading = readingOf(character, spell);
  return reading.ok ? yes({ ...reading.value, spell }) : reading;
}

/**
 * The spell that a way to use an item copies off a scroll, with the check for that; null where it copies none (SRD 5.2.1, Spell Scroll).
 * Refuses a scroll on which no spell stands yet, whoever is no wizard, spells of other lists, levels that the wizard cannot prepare, and
 * what stands in the book already.
 */
export function scrollCopy(
  character: Character,
  { item, activity }: ItemWay,
): CharacterResult<{ spell: Spell; check: ReadingCheck } | null> {
  if (activity.kind !== 'check' || activity.check.copies !== true) return yes(null);
  const spell = item.spell === undefined ? undefined : spellOf(character, item.spell);
  if (!spell) return refuse('scrollIsUnknown', { item: item.name });
  const { name } = character;
  const book = classTaken(character, 'wizard');
  if (!book || !spell.classes.includes('wizard') || spell.level > highestSpellLevel(book))
    return refuse('cannotCopyScroll', { name, spell: spell.name });
  if (character.spells.some((known) => known.spell === spell.id)) return refuse('isInSpellbook', { name, spell: spell.name });
  return yes({ spell, check: { what: { kind: 'skill', skill: 'arcana' }, difficulty: scrollDifficulty + spell.level } });
}

/** The level of the spell that stands on a scroll; null where something is none. */
export const scrollLevelOf = ({ activities }: Pick<MagicWare, 'activities'>): number | null =>
  activities.flatMap((each) => (each.kind === 'utility' && each.scroll ? [each.scroll.level] : []))[0] ?? null;

/** A scroll with the spell that stands on it, by which it is called. */
export const writtenOn = (item: Item, { name }: Pick<MagicWare, 'name'>, spell: Pick<Spell, 'id' | 'name'>): Item => ({
  ...item,
  spell: spell.id,
  name: `${name}: ${spell.name}`.slice(0, gameLimits.nameLength),
});

/** A scroll with a spell by its id. Refuses what is no scroll, and a spell of another level. */
export function scrollWith(character: Character, item: Item, id: string, catalogue: MagicCatalogue): CharacterResult<Item> {
  const ware = wareOf(item, catalogue);
  const level = ware && scrollLevelOf(ware);
  if (ware === null || level === null) return refuse('isNoScroll', { item: item.name });
  const spell = spellOf(character, id);
  if (!spell) return refuse('noSuchSpell', {});
  if (spell.level !== level) return refuse('scrollIsOfOtherLevel', { item: item.name, spell: spell.name });
  return yes(writtenOn(item, ware, spell));
}

/** Says which spell stands on the scrolls of a pile, by which they are called from then on. Refuses a spell of another level. */
export function writeScroll(
  character: Character,
  { itemId, spell }: { itemId: string; spell: string },
  catalogue: MagicCatalogue,
): CharacterResult<Character> {
  const item = character.inventory.find((each) => each.id === itemId);
  if (!item) return refuse('itemIsNotCarried', {});
  const written = scrollWith(character, item, spell, catalogue);
  if (!written.ok) return written;
  return yes({ ...character, inventory: character.inventory.map((each) => (each === item ? written.value : each)) });
}
