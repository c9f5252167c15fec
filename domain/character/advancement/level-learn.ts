import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { findSpell } from '#domain/srd/spells.ts';

const several = (count: number, one: string, many = `${one}s`) => (count === 1 ? `one ${one}` : `${count} ${many}`);

function judgeCount(chosen: readonly string[], due: number, one: string, many?: string): Answer<true> {
  if (new Set(chosen).size !== chosen.length) return no(`Choose each ${one} once.`);
  if (chosen.length === due) return yes(true);
  return no(due === 0 ? `There is no ${one} to choose now.` : `Choose ${several(due, one, many)}.`);
}

/** Learns exactly so many new skills out of a list. */
export function learnSkills(
  character: Character,
  chosen: readonly SkillName[],
  { choose, from }: { choose: number; from: readonly SkillName[] | 'any' },
): Answer<Character> {
  const counted = judgeCount(chosen, choose, 'skill');
  if (!counted.ok) return counted;
  const foreign = chosen.find((skill) => from !== 'any' && !from.includes(skill));
  if (foreign) return no(`${capitalize(foreign)} is not one of the skills you can choose from.`);
  const known = chosen.find((skill) => character.skills.includes(skill));
  if (known) return no(`You already know ${known}.`);
  return yes({ ...character, skills: [...character.skills, ...chosen] });
}

/** Doubles proficiency in exactly so many skills that are known. */
export function learnExpertise(
  character: Character,
  chosen: readonly SkillName[],
  { choose, from }: { choose: number; from: readonly SkillName[] },
): Answer<Character> {
  const counted = judgeCount(chosen, choose, 'skill to be expert in', 'skills to be expert in');
  if (!counted.ok) return counted;
  const unknown = chosen.find((skill) => !character.skills.includes(skill) || !from.includes(skill));
  if (unknown) return no(`Expertise needs proficiency: ${unknown} is not one of your skills.`);
  const known = chosen.find((skill) => character.expertise.includes(skill));
  if (known) return no(`You already have expertise in ${known}.`);
  return yes({ ...character, expertise: [...character.expertise, ...chosen] });
}

/** Learns the mastery of exactly so many kinds of weapon one is trained with. */
export function learnMasteries(character: Character, chosen: readonly string[], choose: number): Answer<Character> {
  const counted = judgeCount(chosen, choose, 'kind of weapon to master', 'kinds of weapon to master');
  if (!counted.ok) return counted;
  const wrong = chosen.find((id) => {
    const weapon = findWeapon(id);
    return !weapon || !isTrainedWith(character, weapon) || character.masteries.includes(id);
  });
  if (wrong !== undefined) return no('Choose weapons you are proficient with and have not mastered yet.');
  return yes({ ...character, masteries: [...character.masteries, ...chosen] });
}

interface SpellLesson {
  cantrips: number;
  spells: number;
  list: ClassId;
  /** The highest level that can be learned. */
  highest: number;
  from: 'class' | 'other';
}

/** Learns at most so many cantrips and spells of one class's list; those beyond the level, unknown or known already are refused. */
export function learnSpells(character: Character, chosen: readonly string[], lesson: SpellLesson): Answer<Character> {
  const learned = chosen.map(findSpell);
  if (new Set(chosen).size !== chosen.length) return no('Choose each spell once.');
  let cantrips = 0;
  for (const spell of learned) {
    if (!spell) return no('There is no such spell.');
    if (!spell.classes.includes(lesson.list)) return no(`${spell.name} is not on the ${lesson.list}’s list.`);
    if (spell.level > lesson.highest)
      return no(`${spell.name} is a level ${spell.level} spell; you can learn spells up to level ${lesson.highest}.`);
    if (character.spells.some((known) => known.spell === spell.id)) return no(`${spell.name} is already known.`);
    if (spell.level === 0) cantrips += 1;
  }
  if (cantrips > lesson.cantrips)
    return no(lesson.cantrips === 0 ? 'There is no cantrip to choose now.' : `Choose at most ${several(lesson.cantrips, 'cantrip')}.`);
  if (chosen.length - cantrips > lesson.spells)
    return no(lesson.spells === 0 ? 'There is no spell to choose now.' : `Choose at most ${several(lesson.spells, 'spell')}.`);
  const prepared = lesson.list !== 'wizard' || lesson.from === 'other';
  const added = learned.flatMap((spell) =>
    spell ? [{ spell: spell.id, prepared: prepared || spell.level === 0, from: lesson.from }] : [],
  );
  return yes({ ...character, spells: [...character.spells, ...added] });
}

/** Spells that a class or path always has ready; one that was chosen before no longer counts as chosen. */
export function alwaysKnow(character: Character, ids: readonly string[]): Character {
  const kept = character.spells.filter(({ spell }) => !ids.includes(spell));
  return { ...character, spells: [...kept, ...ids.map((spell) => ({ spell, prepared: true, from: 'other' as const }))] };
}
