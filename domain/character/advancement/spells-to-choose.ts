import { classTaken } from '#domain/character/classes/class-levels.ts';
import type { Character, ClassLevels, KnownSpell } from '#domain/character/character.ts';
import { masteredAs } from '#domain/character/classes/mastered-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { lessonsBeside } from './lessons-beside.ts';
import {
  cantripsOf,
  castingClassesOf,
  learnedOf,
  preparedOf,
  savantSchool,
  savantSpellsOf,
} from '#domain/character/sheet/class-casting.ts';

/** Cantrips and spells that a class gives and that are not chosen yet. */
export interface SpellsToChoose {
  class: ClassId;
  cantrips: number;
  spells: number;
  /** Spells of an evoker's school, besides. */
  savant: number;
}

/** Spells that were chosen in a class, and how many of them are cantrips, prepared, or in a wizard's book. */
export function chosenIn(character: Character, of: ClassId): { cantrips: number; prepared: number; spells: number } {
  // What a wizard has mastered is prepared besides.
  const isFree = ({ spell }: KnownSpell) => masteredAs(character, spell) === null;
  const own = character.spells.filter((known) => known.class === of && known.from === 'class');
  const isCantrip = ({ spell }: KnownSpell) => spellOf(character, spell)?.level === 0;
  const spells = own.filter((known) => !isCantrip(known));
  return {
    cantrips: own.length - spells.length,
    prepared: spells.filter((known) => known.prepared && isFree(known)).length,
    spells: spells.length,
  };
}

/** For how many cantrips and spells more of a class there is room; a wizard's book has room for any number of spells. */
export function roomIn(character: Character, taken: ClassLevels): { cantrips: number; spells: number } {
  const { cantrips, prepared } = chosenIn(character, taken.class);
  return {
    cantrips: Math.max(0, cantripsOf(taken) - cantrips),
    spells: taken.class === 'wizard' ? 1 : Math.max(0, preparedOf(taken) - prepared),
  };
}

/** How much is chosen of what a class gives: "3 of 3 cantrips and 4 of 9 spells chosen". */
export function chosenText(character: Character, taken: ClassLevels): string {
  const { cantrips, spells } = chosenIn(character, taken.class);
  const counts = [
    [cantrips, cantripsOf(taken), 'cantrips'],
    [spells, learnedOf(taken) + savantSpellsOf(taken), 'spells'],
  ] as const;
  const told = counts.flatMap(([count, due, name]) => (due > 0 ? `${count} of ${due} ${name}` : []));
  const open = spellsToChoose(character).find((each) => each.class === taken.class)?.savant ?? 0;
  const beside = lessonsBeside(character)
    .filter((each) => each.class === taken.class)
    .map(({ name, what, known, open: left }) => `${known.length} of ${known.length + left} ${what} of ${name}`);
  const savant = open > 0 ? `; ${open} of those left must be of ${savantSchool}` : '';
  return `${listText([...told, ...beside])} chosen${savant}.`;
}

/** Spells that stand in a wizard's book unprepared while there is room to prepare them; null where no book is. */
export function preparedIn(character: Character): { prepared: number; most: number; open: number } | null {
  const book = classTaken(character, 'wizard');
  if (!book || character.ruleSet === 'quick') return null;
  const { prepared, spells } = chosenIn(character, 'wizard');
  const most = preparedOf(book);
  return { prepared, most, open: Math.max(0, Math.min(most, spells) - prepared) };
}

/** "3 more spells to prepare". */
export const toPrepareText = (open: number): string => `${open} more ${open === 1 ? 'spell' : 'spells'} to prepare`;

/** What of the spells of their classes a character has still to choose; classes in which nothing is open are left out. */
export function spellsToChoose(character: Character): SpellsToChoose[] {
  return castingClassesOf(character).flatMap((taken) => {
    const { cantrips, spells } = chosenIn(character, taken.class);
    const lessons = lessonsBeside(character).filter((each) => each.class === taken.class);
    const beside = (what: 'cantrips' | 'spells') => lessons.reduce((sum, each) => sum + (each.what === what ? each.open : 0), 0);
    const open = {
      cantrips: Math.max(0, cantripsOf(taken) - cantrips) + beside('cantrips'),
      spells: Math.max(0, learnedOf(taken) - spells) + beside('spells'),
      // What goes beyond the others in the book counts as what came for free.
      savant: Math.max(0, savantSpellsOf(taken) - Math.max(0, spells - learnedOf(taken))),
    };
    return open.cantrips + open.spells + open.savant === 0 ? [] : [{ class: taken.class, ...open }];
  });
}

/** How much is still to choose: "1 cantrip, 4 spells and 2 Evocation spells to choose". */
export function toChooseText({ cantrips, spells, savant }: Omit<SpellsToChoose, 'class'>): string {
  const counts: [number, string][] = [
    [cantrips, 'cantrip'],
    [spells, 'spell'],
    [savant, `${capitalize(savantSchool)} spell`],
  ];
  const parts = counts.flatMap(([count, name]) => (count > 0 ? countText(count, name) : []));
  return `${listText(parts)} to choose`;
}
