import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classTaken, firstClassOf } from '#domain/character/classes/class-levels.ts';
import { chosenIn, roomIn } from '#domain/character/advancement/spells-to-choose.ts';
import { learnSpells } from '#domain/character/advancement/level-learn.ts';
import { warriorCantripsOf } from '#domain/character/advancement/warrior-cantrips.ts';
import { yes } from '#domain/result.ts';
import { castingClassesOf, preparedOf } from '#domain/character/sheet/spellcasting.ts';
import { highestSpellLevel } from '#domain/character/sheet/spell-slots.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Learns a spell of a class's list while there is room for it; a wizard's book has room for any number. */
function learnIn(character: Character, taken: ClassLevels, id: string): CharacterResult<Character> {
  return learnSpells(character, [id], {
    ...roomIn(character, taken),
    list: taken.class,
    highest: highestSpellLevel(taken),
    from: 'class',
    class: taken.class,
  });
}

/** Learns a cantrip that a class lets one choose in the place of a way to fight, where one of them is open. */
function learnAsWarrior(character: Character, id: string, of?: ClassId): CharacterResult<Character> | null {
  const taught = warriorCantripsOf(character).find(
    (each) => (of === undefined || each.class === of) && spellOf(character, id)?.classes.includes(each.list),
  );
  if (!taught) return null;
  return learnSpells(character, [id], {
    cantrips: taught.open,
    spells: 0,
    list: taught.list,
    highest: 0,
    from: 'other',
    class: taught.class,
  });
}

/** Learns a spell in one of the classes; where none is named, in the first whose list has it and that has room for it. */
export function learnSpell(character: Character, id: string, of?: ClassId): CharacterResult<Character> {
  const casting = castingClassesOf(character).filter((taken) => of === undefined || taken.class === of);
  const listed = casting.filter((taken) => spellOf(character, id)?.classes.includes(taken.class));
  const [first = firstClassOf(character), ...others] = listed.length > 0 ? listed : casting;
  let answer = learnIn(character, first, id);
  for (const taken of others) if (!answer.ok) answer = learnIn(character, taken, id);
  return answer.ok ? answer : (learnAsWarrior(character, id, of) ?? answer);
}

/** Forgets a spell of the class, or a cantrip in the place of a way to fight; what a feat or a path gave stays. */
export function forgetSpell(character: Character, id: string): CharacterResult<Character> {
  const known = character.spells.find(({ spell }) => spell === id);
  if (!known) return refuse('spellIsNotKnown', {});
  const isOfWarrior = warriorCantripsOf(character).some((each) => each.known.includes(known));
  if (known.from === 'other' && !isOfWarrior) return refuse('spellIsAlwaysKnown', {});
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
