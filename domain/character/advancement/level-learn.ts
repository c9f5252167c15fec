import { capitalize } from '#domain/text/capitalize.ts';
import type { Character, KnownSpell } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { isTrainedWith } from '#domain/character/sheet/equipment.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Whether exactly so many different ones were chosen; `codes` has what is said of too many, too few and the same twice. */
function judgeCount(
  chosen: readonly string[],
  due: number,
  codes: { twice: PlainCode; none: PlainCode; one: PlainCode; several: CountedCode },
): CharacterResult<number> {
  if (new Set(chosen).size !== chosen.length) return refuse(codes.twice, {});
  if (chosen.length === due) return yes(due);
  if (due === 0) return refuse(codes.none, {});
  return due === 1 ? refuse(codes.one, {}) : refuse(codes.several, { count: due });
}

const skillCodes = { twice: 'chooseEachSkillOnce', none: 'noSkillToChoose', one: 'chooseOneSkill', several: 'chooseSkills' } as const;
const expertiseCodes = {
  twice: 'chooseEachExpertiseOnce',
  none: 'noExpertiseToChoose',
  one: 'chooseOneExpertise',
  several: 'chooseExpertise',
} as const;
const masteryCodes = {
  twice: 'chooseEachMasteryOnce',
  none: 'noMasteryToChoose',
  one: 'chooseOneMastery',
  several: 'chooseMasteries',
} as const;
type PlainCode = (typeof skillCodes | typeof expertiseCodes | typeof masteryCodes)['twice' | 'none' | 'one'];
type CountedCode = (typeof skillCodes | typeof expertiseCodes | typeof masteryCodes)['several'];

/** Learns exactly so many new skills out of a list. */
export function learnSkills(
  character: Character,
  chosen: readonly SkillName[],
  { choose, from }: { choose: number; from: readonly SkillName[] | 'any' },
): CharacterResult<Character> {
  const counted = judgeCount(chosen, choose, skillCodes);
  if (!counted.ok) return counted;
  const foreign = chosen.find((skill) => from !== 'any' && !from.includes(skill));
  if (foreign) return refuse('skillIsNotOffered', { skill: capitalize(foreign) });
  const known = chosen.find((skill) => character.skills.includes(skill));
  if (known) return refuse('skillIsKnown', { skill: known });
  return yes({ ...character, skills: [...character.skills, ...chosen] });
}

/** Doubles proficiency in exactly so many skills that are known. */
export function learnExpertise(
  character: Character,
  chosen: readonly SkillName[],
  { choose, from }: { choose: number; from: readonly SkillName[] },
): CharacterResult<Character> {
  const counted = judgeCount(chosen, choose, expertiseCodes);
  if (!counted.ok) return counted;
  const unknown = chosen.find((skill) => !character.skills.includes(skill) || !from.includes(skill));
  if (unknown) return refuse('expertiseNeedsSkill', { skill: unknown });
  const known = chosen.find((skill) => character.expertise.includes(skill));
  if (known) return refuse('expertiseIsKnown', { skill: known });
  return yes({ ...character, expertise: [...character.expertise, ...chosen] });
}

/** Learns the mastery of exactly so many kinds of weapon one is trained with. */
export function learnMasteries(character: Character, chosen: readonly string[], choose: number): CharacterResult<Character> {
  const counted = judgeCount(chosen, choose, masteryCodes);
  if (!counted.ok) return counted;
  const wrong = chosen.find((id) => {
    const weapon = findWeapon(id);
    return !weapon || !isTrainedWith(character, weapon) || character.masteries.includes(id);
  });
  if (wrong !== undefined) return refuse('weaponCannotBeMastered', {});
  return yes({ ...character, masteries: [...character.masteries, ...chosen] });
}

interface SpellLesson {
  cantrips: number;
  spells: number;
  list: ClassId;
  /** Other lists of which a spell of a level may be. */
  others?: (level: number) => readonly ClassId[];
  /** The highest level that can be learned. */
  highest: number;
  from: 'class' | 'other';
  /** The one school of which spells are learned; any where it is left out. */
  school?: string;
  /** The class it is learned in; null where no class teaches it. */
  class: ClassId | null;
}

function tooManyCantrips(most: number) {
  if (most === 0) return refuse('noCantripToChoose', {});
  return most === 1 ? refuse('atMostOneCantrip', {}) : refuse('atMostCantrips', { most });
}

function tooManySpells(most: number) {
  if (most === 0) return refuse('noSpellToChoose', {});
  return most === 1 ? refuse('atMostOneSpell', {}) : refuse('atMostSpells', { most });
}

/** Learns at most so many cantrips and spells of one class's list; those beyond the level, unknown or known already are refused. */
export function learnSpells(character: Character, chosen: readonly string[], lesson: SpellLesson): CharacterResult<Character> {
  const learned = chosen.map((id) => spellOf(character, id));
  if (new Set(chosen).size !== chosen.length) return refuse('chooseEachSpellOnce', {});
  let cantrips = 0;
  for (const spell of learned) {
    if (!spell) return refuse('noSuchSpell', {});
    const lists = [lesson.list, ...(lesson.others?.(spell.level) ?? [])];
    if (!lists.some((list) => spell.classes.includes(list))) return refuse('spellIsNotOnList', { spell: spell.name, list: lesson.list });
    if (lesson.school !== undefined && spell.school !== lesson.school)
      return refuse('spellIsNotOfSchool', { spell: spell.name, school: lesson.school });
    if (spell.level > lesson.highest) return refuse('spellIsTooHigh', { spell: spell.name, level: spell.level, highest: lesson.highest });
    if (character.spells.some((known) => known.spell === spell.id)) return refuse('spellIsKnown', { spell: spell.name });
    if (spell.level === 0) cantrips += 1;
  }
  if (cantrips > lesson.cantrips) return tooManyCantrips(lesson.cantrips);
  if (chosen.length - cantrips > lesson.spells) return tooManySpells(lesson.spells);
  const prepared = lesson.list !== 'wizard' || lesson.from === 'other';
  const added = learned.flatMap((spell) =>
    spell ? [{ spell: spell.id, prepared: prepared || spell.level === 0, from: lesson.from, class: lesson.class }] : [],
  );
  return yes({ ...character, spells: [...character.spells, ...added] });
}

/**
 * Spells that a class or path always has ready; one that was chosen before no longer counts as chosen. Where another class taught
 * it, it is cast with the better ability of the two.
 */
export function alwaysKnow(character: Character, ids: readonly string[], of: ClassId): Character {
  const kept = character.spells.filter(({ spell }) => !ids.includes(spell));
  const scoreOf = (id: ClassId) => character.stats[castingAbilityOf(character, id)];
  const always = ids.map((spell): KnownSpell => {
    const known = character.spells.find((each) => each.spell === spell);
    const before = known?.class ?? of;
    const isOfFeat = known?.ofFeat === true || (known?.from === 'other' && known.class === null);
    const own = scoreOf(before) > scoreOf(of) ? before : of;
    return { spell, prepared: true, from: 'other', class: own, ...(isOfFeat && { ofFeat: true }) };
  });
  return { ...character, spells: [...kept, ...always] };
}
