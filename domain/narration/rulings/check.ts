import type { Skill } from '#domain/rules/skill.ts';
import { degreeOf, isSuccess } from '#domain/dice/degree.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Degree } from '#domain/dice/roll.ts';
import { findHero, allow, outcome, refuse, rulingsHere } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

const triesPerReply = 2;

const codes = {
  triumph: 'checkTriumph',
  success: 'checkSuccess',
  nearMiss: 'checkNearMiss',
  failure: 'checkFailure',
  disaster: 'checkDisaster',
} as const satisfies Record<Degree, string>;

/** A hero of the party tries a skill, at most twice a reply; the difficulty is brought within its bounds. */
export function ruleCheck(context: RulingContext, call: CallOf<'check'>): RulingOutcome {
  const hero = findHero(context, call.heroId);
  if (!hero) return refuse(context, call, 'heroIsNotHere', {});
  const { skill, advantage } = call;
  const tries = context.rulings.filter(
    ({ call: earlier }) => earlier.name === 'check' && earlier.heroId === hero.id && earlier.skill === skill,
  );
  if (tries.length >= triesPerReply) return refuse(context, call, 'triedEnough', { hero: hero.name });
  const against = Math.min(limits.difficultyMaximum, Math.max(limits.difficultyMinimum, call.dc));
  const roll = rollD20(context.dice, {
    modifier: hero.sheet?.checks[skill] ?? limits.untrainedModifier,
    advantage,
    label: `${hero.name}: ${skill}`,
    against,
  });
  const degree = degreeOf(roll);
  return allow(call, context.state, [outcome(codes[degree], { hero: hero.name, skill })], degree, [roll]);
}

/**
 * Whether anyone has passed a check of one of these skills here in this reply. The roll must also meet `dc`, so that an easy
 * check asked for by a narrator does not open what the adventure made hard.
 */
export function wasPassed(context: RulingContext, skills: readonly Skill[], dc: number = limits.difficultyMinimum): boolean {
  return rulingsHere(context).some(
    ({ allowed, call, degree, rolls }) =>
      allowed &&
      call.name === 'check' &&
      skills.includes(call.skill) &&
      isSuccess(degree) &&
      rolls.some((roll) => isSuccess(degreeOf({ ...roll, against: dc }))),
  );
}
