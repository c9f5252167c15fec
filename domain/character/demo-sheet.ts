import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import type { Ability, AbilityScores } from '#domain/rules/ability.ts';
import { skillAbility } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';

interface DemoItem {
  name: string;
  type: 'Weapon' | 'Armor' | 'Consumable' | 'Gear';
  damage?: string;
  armorClass?: number;
  quantity?: number;
}

const level = 3;
const scores: AbilityScores = { strength: 16, dexterity: 14, constitution: 15, intelligence: 12, wisdom: 13, charisma: 10 };
const savesTrained: readonly Ability[] = ['strength', 'constitution'];
const skillsTrained: readonly SkillName[] = ['athletics', 'perception'];
const shownSkills = ['athletics', 'investigation', 'perception', 'insight'] as const satisfies readonly SkillName[];
const items: readonly DemoItem[] = [
  { name: 'Longsword', type: 'Weapon', damage: '1d8 + 3 slashing' },
  { name: 'Chain mail', type: 'Armor', armorClass: 16 },
  { name: 'Potion of healing', type: 'Consumable', quantity: 2 },
  { name: 'Rope, 50 feet', type: 'Gear', quantity: 1 },
];

const bonus = proficiencyBonusOf(level);
const withTraining = (ability: Ability, isTrained: boolean) => modifierOf(scores[ability]) + (isTrained ? bonus : 0);

/** The sheet that visitors try out. It is nobody's character and is kept nowhere. */
export const demoSheet = {
  level,
  hitPoints: { now: 45, most: 45 },
  armorClass: 16,
  speed: 30,
  initiative: modifierOf(scores.dexterity),
  scores,
  savingThrows: eachAbility((ability) => withTraining(ability, savesTrained.includes(ability))),
  skills: shownSkills.map((name) => ({ name, modifier: withTraining(skillAbility[name], skillsTrained.includes(name)) })),
  items,
} as const;

/** Hit points after so much damage, or after healing where it is below zero; never under zero, never above the most. */
export function demoHitPoints(now: number, damage: number): number {
  return Math.min(demoSheet.hitPoints.most, Math.max(0, now - damage));
}
