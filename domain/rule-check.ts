import { capital } from './capital.ts';
import type { Skill } from './adventure.ts';
import { degreeOf, isSuccess } from './degree.ts';
import { rollD20 } from './dice.ts';
import { limits } from './limits.ts';
import type { Degree } from './request.ts';
import { findHero, grant, refuse, rulingsHere } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';

const triesPerReply = 2;

const manner: Record<Degree, (who: string, skill: string) => string> = {
  triumph: (who, skill) => `${who} succeeds brilliantly at the ${skill} check.`,
  success: (who, skill) => `${who} succeeds at the ${skill} check.`,
  'near miss': (who, skill) => `${who} fails the ${skill} check by a hair.`,
  failure: (who, skill) => `${who} fails the ${skill} check.`,
  disaster: (who, skill) => `${who} fails the ${skill} check, and it goes badly wrong.`,
};

/** A hero of the party tries a skill, at most twice a reply; the difficulty is brought within its bounds. */
export function ruleCheck(bench: Bench, request: Asked<'check'>): Verdict {
  const hero = findHero(bench, request.who);
  if (!hero) return refuse(bench, request, 'That hero is not in the party.');
  const { skill, advantage } = request;
  const tries = bench.rulings.filter(
    ({ request: earlier }) => earlier.name === 'check' && earlier.who === hero.id && earlier.skill === skill,
  );
  if (tries.length >= triesPerReply) return refuse(bench, request, `${capital(hero.name)} has tried that often enough for now.`);
  const against = Math.min(limits.difficultyMaximum, Math.max(limits.difficultyMinimum, request.dc));
  const roll = rollD20(bench.dice, {
    modifier: hero.sheet?.checks[skill] ?? limits.untrainedModifier,
    advantage,
    label: `${hero.name}: ${skill}`,
    against,
  });
  const degree = degreeOf(roll);
  return grant(request, bench.state, manner[degree](capital(hero.name), skill), degree, [roll]);
}

/**
 * Whether anyone has passed a check of one of these skills here in this reply. The roll must also meet `dc`, so that an easy
 * check asked for by a narrator does not open what the adventure made hard.
 */
export function wasPassed(bench: Bench, skills: readonly Skill[], dc: number = limits.difficultyMinimum): boolean {
  return rulingsHere(bench).some(
    ({ allowed, request, degree, rolls }) =>
      allowed &&
      request.name === 'check' &&
      skills.includes(request.skill) &&
      isSuccess(degree) &&
      rolls.some((roll) => isSuccess(degreeOf({ ...roll, against: dc }))),
  );
}
