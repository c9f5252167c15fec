import { capitalize } from '#domain/text/capitalize.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { degreeOf, isSuccess } from '#domain/dice/degree.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Degree } from '#domain/dice/roll.ts';
import { findHero, allow, refuse, rulingsHere } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

const triesPerReply = 2;

const manner: Record<Degree, (who: string, skill: string) => string> = {
  triumph: (who, skill) => `${who} succeeds brilliantly at the ${skill} check.`,
  success: (who, skill) => `${who} succeeds at the ${skill} check.`,
  nearMiss: (who, skill) => `${who} fails the ${skill} check by a hair.`,
  failure: (who, skill) => `${who} fails the ${skill} check.`,
  disaster: (who, skill) => `${who} fails the ${skill} check, and it goes badly wrong.`,
};

/** A hero of the party tries a skill, at most twice a reply; the difficulty is brought within its bounds. */
export function ruleCheck(context: RulingContext, call: CallOf<'check'>): RulingOutcome {
  const hero = findHero(context, call.who);
  if (!hero) return refuse(context, call, 'That hero is not in the party.');
  const { skill, advantage } = call;
  const tries = context.rulings.filter(
    ({ call: earlier }) => earlier.name === 'check' && earlier.who === hero.id && earlier.skill === skill,
  );
  if (tries.length >= triesPerReply) return refuse(context, call, `${capitalize(hero.name)} has tried that often enough for now.`);
  const against = Math.min(limits.difficultyMaximum, Math.max(limits.difficultyMinimum, call.dc));
  const roll = rollD20(context.dice, {
    modifier: hero.sheet?.checks[skill] ?? limits.untrainedModifier,
    advantage,
    label: `${hero.name}: ${skill}`,
    against,
  });
  const degree = degreeOf(roll);
  return allow(call, context.state, manner[degree](capitalize(hero.name), skill), degree, [roll]);
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
