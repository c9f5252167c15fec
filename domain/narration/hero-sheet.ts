import { abilities } from '#domain/rules/ability.ts';
import { skillNames, skills } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import type { Hero, HeroSheet } from './brief.ts';
import type { Character } from '#domain/character/character.ts';
import { limits } from '#domain/limits/limits.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { givenDiceOf } from '#domain/character/rolls/answer-roll.ts';
import type { TestTraits } from '#domain/character/rolls/make-roll.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { SheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { SheetNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { canBeShakenAwake } from '#domain/character/effects/shake-awake.ts';
import { isDead, lifeOf, stoppedBy } from '#domain/character/sheet/state.ts';
import { hitDiceOf } from '#domain/character/sheet/hit-dice.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';

const isAbility = (skill: Skill) => abilities.find((ability) => ability === skill);

/** The numbers of a character as they stand, with the attack that hits best. */
export function heroSheetOf(character: Character): HeroSheet {
  const sheet = deriveSheet(character);
  const profile = profileFromCharacter(character);
  const [best] = profile.attacks.toSorted((one, other) => other.toHit - one.toHit);
  const dice = best?.damage[0]?.dice ?? '';
  const hitDice = hitDiceOf(character);
  const checks = skills.flatMap((skill): [Skill, number][] => {
    const ability = isAbility(skill);
    if (ability !== undefined) return [[skill, sheet.abilities[ability].modifier]];
    const found = sheet.skills.find((each) => each.skill === skill);
    return found ? [[skill, found.check.value]] : [];
  });
  return {
    characterId: character.id,
    maxHitPoints: profile.maxHitPoints + profile.temporaryHitPoints,
    damage: profile.maxHitPoints - profile.hitPoints,
    ...(isDead(character) && { isDead: true as const }),
    ...(lifeOf(character) === 'stable' && { isStable: true as const }),
    ...(canBeShakenAwake(character) && { isAsleep: true as const }),
    ...(stoppedBy(character) !== null && { isHeld: true as const }),
    ...(hitDice.length > 0 && { hitDice: hitDice.reduce((sum, { left }) => sum + left, 0) }),
    armorClass: profile.armorClass,
    attackBonus: best?.toHit ?? limits.untrainedModifier,
    // A bare fist does a fixed amount, which no dice are rolled for.
    attackDice: /d/.test(dice) ? dice : `1d4${numberOf(dice)}`,
    attacksPerTurn: sheet.attacksPerTurn,
    checks: Object.fromEntries(checks),
    favours: Object.fromEntries(skills.flatMap((skill) => favourOf(character, skill))),
    ...beyondNumbers(character, sheet.attacks.find(({ name }) => name === best?.name)?.itemId),
  };
}

/** What counts for checks and for the attack beside numbers, as far as something does. */
function beyondNumbers(character: Character, itemId: string | null | undefined): Partial<HeroSheet> {
  const checkTraits = skills.flatMap((skill): [Skill, TestTraits][] => {
    const traits = traitsOf(checkPlan(character, skill));
    return traits ? [[skill, traits]] : [];
  });
  const attackTraits = itemId === undefined ? null : traitsOf(planOf(character, { kind: 'attack', itemId }));
  const givenDice = givenDiceOf(character);
  return {
    ...(checkTraits.length > 0 && { checkTraits: Object.fromEntries(checkTraits) }),
    ...(attackTraits && { attackTraits }),
    ...(givenDice.length > 0 && { givenDice }),
  };
}

/** A roll of the sheet as it would be made; null where it cannot be. */
function planOf(character: Character, what: SheetNumber): SheetRoll | null {
  const roll = sheetRoll(character, what);
  return roll.ok ? roll.value : null;
}

/** A check as the sheet would roll it. */
function checkPlan(character: Character, skill: Skill): SheetRoll | null {
  const ability = isAbility(skill);
  if (ability !== undefined) return planOf(character, { kind: 'check', ability });
  const name = skillNames.find((each) => each === skill);
  return name === undefined ? null : planOf(character, { kind: 'skill', skill: name });
}

function traitsOf(plan: SheetRoll | null): TestTraits | null {
  if (!plan || (plan.added.length === 0 && !plan.isReliable && !plan.rerollsOne && plan.leastTotal === undefined)) return null;
  const { added, isReliable, rerollsOne, leastTotal } = plan;
  return { added, isReliable, rerollsOne, ...(leastTotal !== undefined && { leastTotal }) };
}

/** The advantage or disadvantage that a check has by all that stands on the sheet; nothing where they cancel out. */
function favourOf(character: Character, skill: Skill): [Skill, 'advantage' | 'disadvantage'][] {
  const advantage = checkPlan(character, skill)?.advantage ?? 'none';
  return advantage === 'none' ? [] : [[skill, advantage]];
}

/** A plain number as what is added to a d4, so that its middle is about that number. */
function numberOf(text: string): string {
  const added = Math.floor(text.split(/(?=[+-])/).reduce((sum, each) => sum + Number(each), 0)) - 2;
  return Number.isNaN(added) || added === 0 ? '' : added < 0 ? `${added}` : `+${added}`;
}

/** Hit points of a hero who is whole; without a sheet those of a plain adventurer. */
export function fullHitPointsOf({ sheet }: Hero): number {
  return sheet?.maxHitPoints ?? limits.defaultHitPoints;
}

/** Hit points a hero has left. */
export function heroHitPointsOf(state: { heroes: Record<string, { damage: number }> }, hero: Hero): number {
  return Math.max(0, fullHitPointsOf(hero) - (state.heroes[hero.id]?.damage ?? 0));
}
