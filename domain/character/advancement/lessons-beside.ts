import type { Character, KnownSpell } from '#domain/character/character.ts';
import { classTaken, pathOf } from '#domain/character/classes/class-levels.ts';
import { highestSpellLevel } from '#domain/character/sheet/class-casting.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { alwaysPrepared } from '#domain/srd/always-prepared.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { feats, warriorCantrips } from '#domain/srd/feats.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';

/** Spells of other lists that a class lets one choose beside its own: what teaches them, how many are known, and how many are open. */
export interface LessonBeside {
  name: string;
  what: 'cantrips' | 'spells';
  class: ClassId;
  lists: readonly ClassId[];
  /** The highest level of them. */
  highest: number;
  known: readonly KnownSpell[];
  open: number;
}

/** Whether a spell could be learned in a lesson. */
export const isTaughtIn = ({ lists, highest }: Pick<LessonBeside, 'lists' | 'highest'>, { level, classes }: Spell): boolean =>
  level <= highest && lists.some((list) => classes.includes(list));

/** The lists out of which a bard of the College of Lore takes spells, and how many (SRD 5.2.1, Magical Discoveries). */
const discoveries = { from: 6, count: 2, lists: ['cleric', 'druid', 'wizard'] } as const;

function filled(character: Character, count: number, lesson: Omit<LessonBeside, 'known' | 'open'>): LessonBeside {
  const given = character.classes.flatMap(({ class: id }) => (alwaysPrepared[id] ?? []).flatMap(([, ...spells]) => spells));
  const known = character.spells.filter(({ spell, from, class: id, ofFeat }) => {
    const found = spellOf(character, spell);
    return from === 'other' && id === lesson.class && ofFeat !== true && !given.includes(spell) && found && isTaughtIn(lesson, found);
  });
  return { ...lesson, known, open: Math.max(0, count - known.length) };
}

/**
 * What a class lets a character learn of other lists: cantrips in the place of a way to fight (SRD 5.2.1, Blessed Warrior and Druidic
 * Warrior), and what a bard of lore discovers. Each may be exchanged for another.
 */
export function lessonsBeside(character: Character): LessonBeside[] {
  if (character.ruleSet === 'quick') return [];
  const ofWarriors = character.feats.flatMap(({ feat }): LessonBeside[] => {
    const { name, warrior } = feats[feat];
    if (!warrior) return [];
    return [filled(character, warriorCantrips, { name, what: 'cantrips', class: warrior.of, lists: [warrior.list], highest: 0 })];
  });
  const bard = classTaken(character, 'bard');
  if (!bard || bard.subclass !== pathOf('bard') || bard.level < discoveries.from) return ofWarriors;
  const lesson = { name: 'Magical Discoveries', what: 'spells', class: 'bard', lists: discoveries.lists } as const;
  return [...ofWarriors, filled(character, discoveries.count, { ...lesson, highest: highestSpellLevel(bard) })];
}
