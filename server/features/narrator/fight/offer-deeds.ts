import { isLedByDm } from '#domain/combat/commanded.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import type { DeedsInWords } from '#contract/play/narrator-shapes.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import { deedLabel } from './deed-label.ts';
import { fightStageOf } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { reactionIn } from './play-reaction.ts';
import { refuseLegendary } from './plan-legendary.ts';
import type { Planned } from './planned.ts';
import { planSteps } from './plan-steps.ts';

type Missing = Extract<Planned, { kind: 'missing' }>;
type Offered = DeedsInWords['deeds'][number];
type Carried = Parameters<typeof fightStageOf>[1];

/** What asks, talks, moves or is not understood is for whoever leads; so is leaving, and a rest. */
const forTheTable: readonly FightAction['kind'][] = ['question', 'talk', 'approach', 'unread', 'peace', 'join', 'leave', 'rest'];

/** What can come on the turn of others and is known to be allowed then: what was readied, a spell as a reaction. */
const anyTime: readonly TakenStep['name'][] = ['attack', 'castSpell', 'endConcentration'];

const choiceOf = (means: FightMeans, step: TakenStep) => ({ label: deedLabel(means, step), step });

/** The same action, at one of those who can be meant. */
const aimedAt = (wanted: FightAction, id: string): FightAction | null =>
  'aimed' in wanted && wanted.kind !== 'question' ? { ...wanted, aimed: { ids: [id], unclear: [], absent: null } } : null;

/** The steps that would fill in what is missing. */
function stepsFor(means: FightMeans, wanted: FightAction, { options, among }: Missing, carried: Carried): TakenStep[] {
  if (among.length === 0) return options.flatMap((text) => stepOf(means, text, carried));
  return among.flatMap((id) => {
    const clear = aimedAt(wanted, id);
    const planned = clear && planSteps(means, clear);
    return planned?.kind === 'steps' ? planned.steps.slice(0, 1) : [];
  });
}

/** The one step that words which stand as an answer come to. */
function stepOf(means: FightMeans, text: string, carried: Carried): TakenStep[] {
  const [wanted] = readFightLine(text, fightStageOf(means, carried));
  const planned = wanted && planSteps(means, wanted);
  return planned?.kind === 'steps' ? planned.steps.slice(0, 1) : [];
}

/** Why a step cannot be taken by whoever acts; a Dungeon Master may let creatures act at any time. */
function refusedNow(means: FightMeans, step: TakenStep) {
  const { combat, hero } = means;
  const legendary = refuseLegendary(means, step);
  if (legendary !== undefined) return legendary;
  return isLedByDm(combat, hero) && combat.active !== hero.id ? null : refusePlayer(combat, hero, step);
}

/** What one thing of somebody's words comes to: its steps one by one, or what is missing with the steps that would fill it in. */
function offersOf(means: FightMeans, wanted: FightAction, key: string, carried: Carried): Offered[] {
  const planned = forTheTable.includes(wanted.kind) ? null : planSteps(means, wanted);
  if (!planned) return [];
  if (planned.kind === 'missing') {
    const choices = stepsFor(means, wanted, planned, carried).map((step) => choiceOf(means, step));
    return [{ key, says: planned.says, isRefused: choices.length === 0, choices }];
  }
  return planned.steps.map((step, at) => {
    const refused = refusedNow(means, step);
    const choices = refused ? [] : [choiceOf(means, step)];
    return { key: `${key}.${at}`, says: refused && tellCombatRefusal(refused), isRefused: refused !== null, choices };
  });
}

/** What the deeds of a text come to one by one, whoever's turn it is. */
export function offersIn(means: FightMeans, text: string, carried: Carried): Offered[] {
  const wanted = text.split('\n').flatMap((line) => readFightLine(line, fightStageOf(means, carried)));
  return wanted.flatMap((each, at) => offersOf(means, each, `${at}`, carried));
}

/**
 * The steps that a player's words come to, each ready to be taken, as a narrator would take them. Before the hero's turn only an answer
 * to what they are asked; the rest waits.
 */
export function offerDeeds(means: FightMeans, text: string, carried: Carried): DeedsInWords {
  const { combat, hero } = means;
  const answer = reactionIn(means, text);
  if (answer) return { waits: false, deeds: [{ key: 'react', says: null, isRefused: false, choices: [choiceOf(means, answer)] }] };
  const deeds = offersIn(means, text, carried);
  if (combat.active === hero.id && combat.reaction === null) return { waits: false, deeds };
  const isNow = ({ choices }: Offered) =>
    combat.reaction === null && choices.length === 1 && choices.every(({ step }) => anyTime.includes(step.name));
  const now = deeds.filter(isNow);
  return { waits: now.length === 0 && deeds.length > 0, deeds: now };
}
