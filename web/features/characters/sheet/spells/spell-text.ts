import { capitalize } from '#domain/text/capitalize.ts';
import { freeCastsLeft, isGift } from '#domain/character/free-casts/free-casts.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { castingClassesOf } from '#domain/character/sheet/spellcasting.ts';
import type { Character } from '#domain/character/character.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** A known spell with its facts. */
export interface KnownSpell {
  spell: Spell;
  prepared: boolean;
  /** Given by a path or a feat: always there, never forgotten. */
  always: boolean;
  /** The class it was learned in; null where no class taught it. */
  class: ClassId | null;
}

const needs: Record<string, string> = { V: 'voice', S: 'gesture', M: 'material' };

/** What one reads before casting: "Action · 60 feet · 1 minute · voice, gesture". */
export function factsOf({ castingTime, range, duration, components }: Spell): string {
  return [
    castingTime.charAt(0).toUpperCase() + castingTime.slice(1),
    range,
    duration,
    components.map((each) => needs[each] ?? each).join(', '),
  ].join(' · ');
}

/** "Cantrips" or "Level 3". */
export function levelText(level: number): string {
  return level === 0 ? 'Cantrips' : `Level ${level}`;
}

/** How a spell is cast without a slot: by what pays for it, or for nothing where the table gave it. Null where it is not, or no longer. */
export function freeText(character: Character, spell: string): string | null {
  const ways = freeCastsLeft(character, spell);
  if (ways.length === 0) return isGift(character, spell) ? 'Without a slot' : null;
  const way = ways.find(({ left }) => left !== 0);
  if (!way) return null;
  return `Without a slot: ${way.left === null ? `${way.name}, at will` : `${way.name}, ${way.left} left`}`;
}

/** Known spells by level, each level by the alphabet; a spell the catalogue does not know is left out. */
export function spellsByLevel(character: Pick<Character, 'spells' | 'homebrew'>): [level: number, spells: KnownSpell[]][] {
  const known = character.spells.flatMap(({ spell: id, prepared, from, class: of }): KnownSpell[] => {
    const spell = spellOf(character, id);
    return spell ? [{ spell, prepared, always: from === 'other', class: of }] : [];
  });
  const levels = [...new Set(known.map(({ spell }) => spell.level))].toSorted((a, b) => a - b);
  return levels.map((level) => [
    level,
    known.filter(({ spell }) => spell.level === level).toSorted((a, b) => a.spell.name.localeCompare(b.spell.name)),
  ]);
}

/** Spells under the name of the class they were learned in, where several classes cast; otherwise all together, under none. */
export function spellGroups(
  { classes: taken }: Pick<Character, 'classes'>,
  spells: Character['spells'],
): { name: string | null; spells: Character['spells'] }[] {
  const casting = castingClassesOf({ classes: taken });
  if (casting.length < 2) return [{ name: null, spells }];
  const ids = casting.map((each) => each.class);
  const groups = ids.map((id) => ({ name: `${capitalize(id)} spells`, spells: spells.filter((known) => known.class === id) }));
  const others = spells.filter((known) => known.class === null || !ids.includes(known.class));
  return [...groups, { name: 'Other spells', spells: others }].filter((group) => group.spells.length > 0);
}

/** The levels a spell can be cast at now, the lowest first. */
export function slotChoices({ level }: Spell, slots: readonly { level: number; left: number }[]): number[] {
  const levels = slots.filter((slot) => slot.level >= level && slot.left > 0).map((slot) => slot.level);
  return [...new Set(levels)].toSorted((a, b) => a - b);
}

/**
 * Spells in the order in which one chooses among them: of the highest level first, for those are new; cantrips before them where some are
 * still to be chosen, and else at the end. Within a level the order stays.
 */
export function inOrderOfChoice<Each extends { level: number }>(spells: readonly Each[], cantripsFirst = false): Each[] {
  const placeOf = ({ level }: Each) => (level === 0 && cantripsFirst ? -10 : -level);
  return spells.toSorted((one, other) => placeOf(one) - placeOf(other));
}
