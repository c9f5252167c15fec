import { entryIdOf } from '#domain/homebrew-id.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { findSpell, spells, spellsFor } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { spellOfEntry } from './spell-of-entry.ts';
import type { HomebrewEntry, HomebrewSpell } from './entry.ts';

/** Somebody with the entries of their campaign that they use, as those are written now. */
export interface HomebrewUser {
  homebrew: readonly HomebrewEntry[];
}

function entryOf({ homebrew }: HomebrewUser, id: string): HomebrewSpell | undefined {
  const entryId = entryIdOf(id);
  const entry = entryId === null ? undefined : homebrew.find((each) => each.id === entryId);
  return entry?.kind === 'spell' ? entry : undefined;
}

/** A spell by its id, of the SRD or of those that somebody has of their campaign's own. */
export function spellOf(user: HomebrewUser, id: string): Spell | undefined {
  const entry = entryOf(user, id);
  return entry ? spellOfEntry(entry) : findSpell(id);
}

/** What is written down of a spell in what happened: its id in the SRD, and of homebrew, which may be gone later, its name. */
export function spellWord(user: HomebrewUser, id: string): string {
  return entryOf(user, id)?.name ?? id;
}

/** The spells of a class's list up to a level, those of the campaign's own after those of the SRD. */
export function spellsOnList({ homebrew }: HomebrewUser, list: ClassId, highest: number): Spell[] {
  const own = homebrew.flatMap((entry) => (entry.kind === 'spell' ? [spellOfEntry(entry)] : []));
  return [...spellsFor(list, highest), ...own.filter(({ classes, level }) => classes.includes(list) && level <= highest)];
}

/** All spells of a level that there are for somebody, by name. */
export function spellsOfLevel({ homebrew }: HomebrewUser, level: number): Spell[] {
  const own = homebrew.flatMap((entry) => (entry.kind === 'spell' ? [spellOfEntry(entry)] : []));
  return [...spells, ...own].filter((each) => each.level === level).toSorted((one, other) => one.name.localeCompare(other.name));
}
