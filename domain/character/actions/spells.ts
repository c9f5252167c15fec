import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classTaken, firstClassOf } from '#domain/character/classes/class-levels.ts';
import { chosenIn, roomIn } from '#domain/character/advancement/spells-to-choose.ts';
import { learnSpells } from '#domain/character/advancement/level-learn.ts';
import { isTaughtIn, lessonsBeside } from '#domain/character/advancement/lessons-beside.ts';
import { yes } from '#domain/result.ts';
import { castingClassesOf, preparedOf, spellListsOf, highestSpellLevel } from '#domain/character/sheet/class-casting.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Learns a spell of a class's list while there is room for it; a wizard's book has room for any number. */
function learnIn(character: Character, taken: ClassLevels, id: string): CharacterResult<Character> {
  return learnSpells(character, [id], {
    ...roomIn(character, taken),
    list: taken.class,
    others: (level) => spellListsOf(taken, level),
    highest: highestSpellLevel(taken),
    from: 'class',
    class: taken.class,
  });
}

/** Learns a spell of another list where a class teaches it beside its own; null where none does. */
function learnBeside(character: Character, id: string, of?: ClassId): CharacterResult<Character> | null {
  const spell = spellOf(character, id);
  const lesson = lessonsBeside(character).find((each) => (of === undefined || each.class === of) && spell && isTaughtIn(each, spell));
  if (!lesson) return null;
  const { what, lists, highest, open, class: taught } = lesson;
  const [list = taught] = lists;
  const room = { cantrips: open, spells: what === 'spells' ? open : 0 };
  return learnSpells(character, [id], { ...room, list, others: () => lists, highest, from: 'other', class: taught });
}

/** Learns a spell in one of the classes; where none is named, in the first whose list has it and that has room for it. */
export function learnSpell(character: Character, id: string, of?: ClassId): CharacterResult<Character> {
  const casting = castingClassesOf(character).filter((taken) => of === undefined || taken.class === of);
  const spell = spellOf(character, id);
  const listed = casting.filter((taken) => spell && spellListsOf(taken, spell.level).some((list) => spell.classes.includes(list)));
  const [first = firstClassOf(character), ...others] = listed.length > 0 ? listed : casting;
  let answer = learnIn(character, first, id);
  for (const taken of others) if (!answer.ok) answer = learnIn(character, taken, id);
  return answer.ok ? answer : (learnBeside(character, id, of) ?? answer);
}

/** Forgets a spell of the class, or one that it taught of another list; what a feat or a path gave stays. */
export function forgetSpell(character: Character, id: string): CharacterResult<Character> {
  const known = character.spells.find(({ spell }) => spell === id);
  if (!known) return refuse('spellIsNotKnown', {});
  const isOfLesson = lessonsBeside(character).some((each) => each.known.includes(known));
  if (known.from === 'other' && !isOfLesson) return refuse('spellIsAlwaysKnown', {});
  return yes({ ...character, spells: character.spells.filter((each) => each !== known) });
}

/** Prepares a spell of a wizard's book or lays it aside; refuses more than the level can hold. */
export function prepareSpell(character: Character, id: string, prepared: boolean): CharacterResult<Character> {
  const known = character.spells.find(({ spell }) => spell === id);
  if (!known) return refuse('spellIsNotKnown', {});
  const book = classTaken(character, 'wizard');
  if (book === undefined || known.class !== 'wizard' || known.from === 'other' || spellOf(character, id)?.level === 0)
    return refuse('spellIsAlwaysPrepared', {});
  const full = chosenIn(character, 'wizard').prepared >= preparedOf(book);
  if (prepared && !known.prepared && full) return refuse('preparedSpellsAreFull', { most: preparedOf(book) });
  return yes({ ...character, spells: character.spells.map((each) => (each === known ? { ...each, prepared } : each)) });
}
