import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { allWays } from '#domain/character/effects/feature-ways.ts';
import type { Way } from '#domain/character/effects/feature-ways.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { costsOf, payForWay } from '#domain/character/effects/way-costs.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { isDead } from '#domain/character/sheet/state.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { facesSum } from '#domain/dice/counted-faces.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { modeOf } from '#domain/dice/reasons.ts';
import type { Roll, RollAnswer } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { signed } from '#domain/rules/ability.ts';
import { isFailure } from '#domain/character/effects/answers-test.ts';
import type { Failure } from '#domain/character/effects/answers-test.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { isRecentRoll, outcomeAgain } from './roll-again.ts';
import type { OwnRoll } from './roll-again.ts';
import type { RolledNumber } from './what-is-rolled.ts';

const failures: Partial<Record<RolledNumber['kind'], Failure>> = {
  check: 'failedCheck',
  skill: 'failedCheck',
  save: 'failedSave',
  attack: 'missed',
  spellAttack: 'missed',
};

/** One thing that can be made of a roll, with what it costs. */
interface Answering {
  answer: RollAnswer;
  /** To which failure it answers; null for any. */
  to: Failure | null;
  /** Whether it is spent only where it helps. */
  isKept: boolean;
  pay: (character: Character) => CharacterResult<CharacterStep>;
}

/** A die that somebody has given for a test that fails, by the effect that holds it. */
export interface GivenDie {
  effectId: string;
  name: string;
  /** Dice and a number, reckoned. */
  add: string;
}

/** Dice that others have given. */
export function givenDiceOf({ activeEffects }: Pick<Character, 'activeEffects'>): GivenDie[] {
  return activeEffects.flatMap(({ id: effectId, name, changes }) =>
    changes.flatMap((change) => (change.on === 'failedTest' ? [{ effectId, name, add: change.add }] : [])),
  );
}

/** Takes away what held a die: it is added once, and gone then. */
export function spendGivenDie(character: Character, effectId: string): CharacterStep {
  return endEffects(character, ({ id }) => id === effectId);
}

function ofEffects(character: Character): Answering[] {
  return givenDiceOf(character).map(({ effectId, name, add }) => ({
    answer: { key: `effect ${effectId}`, name, add },
    to: null,
    isKept: false,
    pay: (now) => yes(spendGivenDie(now, effectId)),
  }));
}

function paid(character: Character, way: Way): CharacterResult<CharacterStep> {
  const after = payForWay(character, way);
  if (!after.ok) return after;
  const facts = costsOf(character, way).flatMap(({ id }) =>
    usesOf(after.value).flatMap((use) =>
      use.id === id
        ? [
            characterFact({
              kind: 'usesFeature',
              hero: partyOf(character),
              use: use.name,
              left: use.left,
              total: use.total,
              feature: way.feature,
            }),
          ]
        : [],
    ),
  );
  return yes(step(after.value, ...facts));
}

/** Features of one's own. What answers the rolls of others, or certain dangers alone, waits for a fight that knows them. */
function ofFeatures(character: Character, content: ActContent): Answering[] {
  return allWays(character, content).flatMap((way): Answering[] => {
    const answers = way.activity.activation?.answers;
    if (!answers?.d20 || !isFailure(answers.to) || answers.whose !== undefined || answers.conditions !== undefined) return [];
    const { set, add: formula, again } = answers.d20;
    const values = valuesOf(character, way.scales, 0, { feature: way.class });
    const add = formula === undefined ? undefined : (reckonFormula(formula, values) ?? undefined);
    const answer = {
      key: way.key,
      name: way.feature,
      ...(set !== undefined && { set }),
      ...(add !== undefined && { add }),
      ...(again !== undefined && { again: true as const }),
    };
    return [{ answer, to: answers.to, isKept: answers.kept === true, pay: (now) => paid(now, way) }];
  });
}

/** Everything that somebody could make of a test now, as far as it can be paid for. */
function openAnswers(character: Character, content: ActContent): Answering[] {
  if (isDead(character)) return [];
  return [...ofEffects(character), ...ofFeatures(character, content)].filter(({ pay }) => pay(character).ok);
}

const hasSucceeded = ({ outcome }: Roll) => outcome === 'success' || outcome === 'hit' || outcome === 'criticalHit';

function withOffered(roll: Roll, offered: readonly Answering[], isOpen = !hasSucceeded(roll)): Roll {
  const { answers: _before, ...plain } = roll;
  return offered.length === 0 || !isOpen ? plain : { ...plain, answers: offered.map(({ answer }) => answer) };
}

/**
 * A test of somebody with what they can still make of it: nothing where it has succeeded. Where nobody told how it went, it is
 * offered as well; with `isHidden` always, so that the offer tells nothing.
 */
export function withAnswers(character: Character, roll: Roll, kind: RolledNumber['kind'], content: ActContent, isHidden = false): Roll {
  const failure = failures[kind];
  if (failure === undefined) return roll;
  const offered = openAnswers(character, content).filter(({ to }) => to === null || to === failure);
  return withOffered(roll, offered, isHidden || !hasSucceeded(roll));
}

/** All the d20s of a roll anew, with the advantage or disadvantage that it had. */
function rolledAnew(roll: Roll, dice: Dice): Roll {
  const mode = modeOf(roll);
  const faces = mode === 'none' ? [dice(20)] : [dice(20), dice(20)];
  const face = mode === 'disadvantage' ? Math.min(...faces) : Math.max(...faces);
  return { ...roll, dice: `${faces.length}d20`, faces, kept: [face], total: facesSum({ ...roll, kept: [face] }) + roll.modifier };
}

/** A roll as an answer leaves it, and a line that says so. */
export function answeredRoll(roll: Roll, { name, set, add, again }: RollAnswer, dice: Dice): Roll {
  const anew = again === true ? rolledAnew(roll, dice) : roll;
  const shown =
    set === undefined
      ? anew
      : { ...anew, dice: '1d20', faces: [set], kept: [set], total: facesSum({ ...anew, kept: [set] }) + anew.modifier };
  const { number, dice: pools } = splitFormula(add ?? '0');
  const fallen = pools.map((pool) => ({ pool, total: rollDice(dice, pool, name).total }));
  const amount = fallen.reduce((sum, { total }) => sum + total, number);
  const said = [
    again === true ? ['rolled again'] : [],
    set === undefined ? [] : [`the d20 counts as ${set}`],
    amount === 0 ? [] : [[signed(amount), ...fallen.map(({ pool }) => `(${pool})`)].join(' ')],
  ].flat();
  const notes = [...(roll.notes ?? []), `${name}: ${said.join(', ')}`];
  return { ...shown, modifier: shown.modifier + amount, total: shown.total + amount, notes };
}

/**
 * Answers one's own test with a feature, or with a die that somebody gave: the roll as it stands then, and the sheet that paid for it.
 * What is kept where it does not help is not paid for. Refuses what the roll does not offer, what cannot be paid for any more, and a
 * roll of long ago.
 */
export function answerRoll(
  character: Character,
  { roll: before, ...own }: OwnRoll,
  key: string,
  content: ActContent,
  dice: Dice,
): CharacterResult<CharacterStep & { rolls: [Roll] }> {
  if (!isRecentRoll(own.rolledAt, own.now)) return refuse('tooLateToAnswer', { minutes: limits.rollAgainMinutes });
  const open = openAnswers(character, content);
  const chosen = open.find(({ answer }) => answer.key === key);
  if (!chosen || before.answers?.some((each) => each.key === key) !== true) return refuse('cannotAnswerRoll', { name: character.name });
  const changed = answeredRoll(before, chosen.answer, dice);
  const roll = { ...changed, outcome: outcomeAgain(character, changed) };
  const isSpared = chosen.isKept && roll.against !== null && !hasSucceeded(roll);
  const done = isSpared ? yes(step(character)) : chosen.pay(character);
  if (!done.ok) return done;
  const left = openAnswers(done.value.character, content).filter(
    ({ answer }) => answer.key !== key && before.answers?.some((each) => each.key === answer.key) === true,
  );
  const notes = isSpared ? [...(roll.notes ?? []), `${chosen.answer.name} is not spent, since the test still fails`] : roll.notes;
  return yes({ ...done.value, rolls: [withOffered({ ...roll, notes }, left)] });
}
