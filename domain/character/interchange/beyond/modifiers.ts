import type { Ability } from '#domain/rules/ability.ts';
import { abilities, eachAbility } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { weaponNamed } from '#domain/character/interchange/named-item.ts';
import type { BeyondDocument, BeyondModifier } from './document.ts';

/** What marks feats that only carry the score increases of a background. */
export const increasesTag = '__INITIAL_ASI';
/** The highest score that increases lead to. */
const usualMaximum = 20;
/** How a skill is numbered where a player has overruled it, and what the number beside it means. */
const overruledSkills = 26;
const skillNumbers: Readonly<Record<number, SkillName>> = {
  2: 'athletics',
  3: 'acrobatics',
  4: 'sleight of hand',
  5: 'stealth',
  6: 'arcana',
  7: 'history',
  8: 'investigation',
  9: 'nature',
  10: 'religion',
  11: 'animal handling',
  12: 'insight',
  13: 'medicine',
  14: 'perception',
  15: 'survival',
  16: 'deception',
  17: 'intimidation',
  18: 'performance',
  19: 'persuasion',
};
const overruled = { none: 1, proficient: 3, expert: 4 };

/** What species, class, background and feats change. Items are left out: those of our catalogue change by themselves what they do. */
export function modifiersOf({ modifiers }: BeyondDocument): BeyondModifier[] {
  return [...modifiers.race, ...modifiers.class, ...modifiers.background, ...modifiers.feat];
}

/** The number of a modifier; 0 where it is none. */
export const amountOf = ({ value, fixedValue }: BeyondModifier): number => {
  const amount = value ?? fixedValue ?? 0;
  return Number.isFinite(amount) ? amount : 0;
};

/** A species of the rules of 2014 raises scores; where the background does, it does not as well. */
function raising(document: BeyondDocument): BeyondModifier[] {
  const { modifiers, feats } = document;
  const byBackground = feats.some(({ definition }) => definition.categories.some(({ tagName }) => tagName === increasesTag));
  const counted = byBackground ? modifiersOf({ ...document, modifiers: { ...modifiers, race: [] } }) : modifiersOf(document);
  return counted.filter(({ type }) => type === 'bonus');
}

function scoreOf(document: BeyondDocument, ability: Ability, raised: readonly BeyondModifier[]): number {
  const number = abilities.indexOf(ability) + 1;
  const at = (stats: BeyondDocument['stats']) => stats.find(({ id }) => id === number)?.value ?? 0;
  const overruling = at(document.overrideStats);
  if (overruling > 0) return within(overruling, 1, gameLimits.score);
  const own = at(document.stats);
  const counted = raised.filter(({ subType }) => subType === `${ability}-score`);
  const highest = counted.map(({ restriction }) => Number(/maximum\D*(\d+)/i.exec(restriction)?.[1] ?? 0));
  const most = Math.max(usualMaximum, own, ...highest);
  const grown = Math.min(
    most,
    counted.reduce((sum, each) => sum + amountOf(each), own),
  );
  return within(grown + at(document.bonusStats), 1, gameLimits.score);
}

/** Scores with every increase, or what the player has put in their place. */
export function scoresIn(document: BeyondDocument): Character['stats'] {
  const raised = raising(document);
  return eachAbility((ability) => scoreOf(document, ability, raised));
}

/** Skills that are learned, and those with doubled proficiency; what the player has overruled goes before. */
export function skillsIn(document: BeyondDocument): Pick<Character, 'skills' | 'expertise'> {
  const held = modifiersOf(document);
  const own = new Map<SkillName, number>();
  for (const { typeId, valueId, value } of document.characterValues) {
    const skill = skillNumbers[valueId ?? 0];
    if (typeId === overruledSkills && skill && value !== null) own.set(skill, Number(value));
  }
  const has = (skill: SkillName, type: string) => held.some((each) => each.type === type && each.subType === slugOf(skill));
  const isExpert = (skill: SkillName) => {
    const set = own.get(skill);
    return set === undefined ? has(skill, 'expertise') : set === overruled.expert;
  };
  const isLearned = (skill: SkillName) => {
    const set = own.get(skill);
    return set === undefined ? has(skill, 'proficiency') || has(skill, 'expertise') : set >= overruled.proficient;
  };
  return { skills: skillNames.filter(isLearned), expertise: skillNames.filter((skill) => isLearned(skill) && isExpert(skill)) };
}

/** Kinds of weapon whose mastery is known. */
export function masteriesIn(document: BeyondDocument): string[] {
  const named = modifiersOf(document)
    .filter(({ type }) => type === 'weapon-mastery')
    .map(({ friendlySubtypeName, subType }) => weaponNamed(friendlySubtypeName) ?? weaponNamed(subType));
  return [...new Set(named.filter((id) => id !== null))];
}
