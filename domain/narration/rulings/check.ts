import { advantageFrom } from '#domain/character/rolls/circumstances.ts';
import { rollTest } from '#domain/character/rolls/make-roll.ts';
import type { TestTraits } from '#domain/character/rolls/make-roll.ts';
import type { Circumstance } from '#domain/character/rolls/circumstances.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import { skills } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { degreeOf, isSuccess } from '#domain/dice/degree.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene, presentNpcs } from '#domain/narration/play-state.ts';
import { circumstancesOf } from '#domain/narration/scene-tags/tags-here.ts';
import type { Degree } from '#domain/dice/roll.ts';
import { isBribed, withoutBribes } from '#domain/narration/people.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { mayCheck, spentBy } from './economy.ts';
import { castJustNow, withGivenDie } from './spells/given-dice.ts';
import { canMeanHelp } from './own-words.ts';
import { actsNow, findHero, findPresentNpc, allow, outcome, refuse, refuseDoer, rulingsHere } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

const codes = {
  triumph: 'checkTriumph',
  success: 'checkSuccess',
  nearMiss: 'checkNearMiss',
  failure: 'checkFailure',
  disaster: 'checkDisaster',
} as const satisfies Record<Degree, string>;

/** Skills with which somebody is asked, won over or seen through. */
export const waysToAsk: readonly Skill[] = ['persuasion', 'deception', 'intimidation', 'insight'];

/**
 * A hero whose player acts tries a skill, by their action or as part of their move. The difficulty is one that the adventure has here, or
 * one from an easy task upwards. Advantage has a cause: something on the sheet, or another hero's action to help.
 */
export function ruleCheck(context: RulingContext, call: CallOf<'check'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const { skill } = call;
  if (!mayCheck(spentBy(context, hero.id), skill)) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  // Only a helper who can help is kept in the call: the ruling says what they have spent.
  const ruled = withHelper(context, call);
  const terms = {
    modifier: hero.sheet?.checks[skill] ?? limits.untrainedModifier,
    advantage: advantageOf(context, ruled),
    label: `${hero.name}: ${skill}`,
    against: difficultyOf(context, call),
  };
  const { roll, facts } = withGivenDie(context, hero, rollTest(context.dice, terms, traitsNow(context, hero, skill)));
  const degree = degreeOf(roll);
  // A bribe has done what it could.
  const state = isPaidFor(context, ruled)
    ? { ...context.state, people: withoutBribes(context.state.people, ruled.npc ?? '') }
    : context.state;
  return allow(ruled, state, [...facts, outcome(codes[degree], { hero: hero.name, skill })], degree, [roll]);
}

/** What counts for the check beside the number: what the sheet has, and spells of this reply; the same spell counts once. */
function traitsNow(context: RulingContext, hero: Hero, skill: Skill): TestTraits {
  const own = hero.sheet?.checkTraits?.[skill] ?? { added: [], isReliable: false, rerollsOne: false };
  const cast = castJustNow(context, hero, skill).filter(({ label }) => !own.added.some((each) => each.label === label));
  return { ...own, added: [...own.added, ...cast] };
}

/** The call with its helper where that is another hero whose own player helps in this reply, and who has an action left; else without one. */
function withHelper(context: RulingContext, { helperId, ...call }: CallOf<'check'>): CallOf<'check'> {
  const canHelp =
    helperId !== undefined &&
    helperId !== call.heroId &&
    findHero(context, helperId) !== undefined &&
    actsNow(context, helperId) &&
    canMeanHelp(context, helperId, call.heroId) &&
    !spentBy(context, helperId).action;
  return canHelp ? { ...call, helperId } : call;
}

/** Whether a check is to win over with words somebody here who has been paid for it. */
function isPaidFor(context: RulingContext, { skill, npc }: CallOf<'check'>): boolean {
  if (npc === undefined || (skill !== 'persuasion' && skill !== 'deception')) return false;
  return findPresentNpc(context, npc) !== undefined && isBribed(context.state, npc);
}

/** How the d20 is rolled. What the narrator asks for counts only against the hero: advantage needs a cause that the server knows. */
function advantageOf(context: RulingContext, call: CallOf<'check'>): Advantage {
  const { heroId, skill, helperId, advantage } = call;
  const own = findHero(context, heroId)?.sheet?.favours[skill];
  const circumstances: Circumstance[] = [
    ...(own === undefined ? [] : [{ name: 'the sheet', gives: own }]),
    ...(isPaidFor(context, call) ? [{ name: 'a bribe', gives: 'advantage' as const }] : []),
    ...(helperId === undefined ? [] : [{ name: 'help', gives: 'advantage' as const }]),
    ...circumstancesOf(context.adventure, context.state, heroId, skill),
    ...(advantage === 'disadvantage' ? [{ name: 'the situation', gives: advantage }] : []),
  ];
  return advantageFrom(circumstances);
}

/** A difficulty that the adventure has here for this skill stands; any other is at least that of an easy task. */
function difficultyOf({ adventure, state }: RulingContext, { skill, dc }: CallOf<'check'>): number {
  const things = currentScene(adventure, state).features.filter((feature) => (feature.skill ?? skill) === skill);
  const topics = waysToAsk.includes(skill) ? presentNpcs(adventure, state).flatMap((npc) => npc.topics) : [];
  const isNamed = [...things, ...topics].some((named) => named.dc === dc);
  return isNamed ? dc : Math.min(limits.difficultyMaximum, Math.max(limits.easyTask, dc));
}

/**
 * The checks of these skills that were passed here in this reply. The roll must also meet `dc`, so that an easy check asked for by a
 * narrator does not open what is hard.
 */
export function passedChecks(context: RulingContext, skills: readonly Skill[], dc: number = limits.difficultyMinimum): Ruling[] {
  return rulingsHere(context).filter(
    ({ allowed, call, degree, rolls }) =>
      allowed &&
      call.name === 'check' &&
      skills.includes(call.skill) &&
      isSuccess(degree) &&
      rolls.some((roll) => isSuccess(degreeOf({ ...roll, against: dc }))),
  );
}

/** Whether anyone has passed a check of one of these skills here in this reply, against `dc` at least. */
export function wasPassed(context: RulingContext, skills: readonly Skill[], dc?: number): boolean {
  return passedChecks(context, skills, dc).length > 0;
}

/** Whether one hero has passed a check here in this reply, of whatever skill, against `dc` at least. */
export function hasPassedAt(context: RulingContext, heroId: string, dc: number): boolean {
  return passedChecks(context, skills, dc).some(({ call }) => call.name === 'check' && call.heroId === heroId);
}
