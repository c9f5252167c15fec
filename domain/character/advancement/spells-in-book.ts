import type { Character, ClassLevels } from '#domain/character/character.ts';
import { givenBeside } from '#domain/character/sheet/known-spells.ts';
import { highestSpellLevel, spellListsOf } from '#domain/character/sheet/class-casting.ts';
import { spellsOnList } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { isTaughtIn, lessonsBeside } from './lessons-beside.ts';
import { roomIn } from './spells-to-choose.ts';

/** A spell that a class could teach, and what can be done about it now. */
export interface BookSpell {
  spell: Spell;
  does: 'learn' | 'forget' | 'stays';
  /** Whether there is room to learn it. */
  hasRoom: boolean;
}

/**
 * What a class teaches up to the level that is cast, with what it lets one learn of other lists as far as that is open or known.
 * `character` has all spells that could be learned of the campaign's own.
 */
export function spellsInBook(character: Character, taken: ClassLevels): BookSpell[] {
  const room = roomIn(character, taken);
  const highest = highestSpellLevel(taken);
  const lessons = lessonsBeside(character).filter((each) => each.class === taken.class);
  const known = new Map([...givenBeside(character), ...character.spells].map((each) => [each.spell, each.from]));
  const isOfClass = ({ level, classes }: Spell) => spellListsOf(taken, level).some((list) => classes.includes(list));
  const isOfLesson = (id: string) => lessons.some((lesson) => lesson.known.some(({ spell }) => spell === id));
  const lists = [...spellListsOf(taken, highest), ...lessons.flatMap((lesson) => lesson.lists)];
  const found = new Map(lists.flatMap((list) => spellsOnList(character, list, highest)).map((spell) => [spell.id, spell]));
  return [...found.values()].flatMap((spell): BookSpell[] => {
    const from = known.get(spell.id);
    const isOpen = lessons.some((lesson) => lesson.open > 0 && isTaughtIn(lesson, spell));
    const ofClass = isOfClass(spell);
    if (!ofClass && !isOpen && !isOfLesson(spell.id)) return [];
    const hasRoom = isOpen || (ofClass && (spell.level === 0 ? room.cantrips : room.spells) > 0);
    const does = from === undefined ? 'learn' : from === 'other' && !isOfLesson(spell.id) ? 'stays' : 'forget';
    return [{ spell, does, hasRoom }];
  });
}
