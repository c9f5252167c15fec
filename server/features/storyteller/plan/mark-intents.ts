import { searchedOf } from '#server/features/storyteller/parse/things/of-bodies.ts';
import { isDeepStrictEqual } from 'node:util';
import type { IntentReason } from '#domain/chat/resolved-intent.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { attitudeOf, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { seenTag } from '#domain/narration/scene-tags/seen-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { companionOf, isOutOfReach, isUnpaid } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { isFollowing, isJourney, journeyOf } from '#server/features/storyteller/parse/journey.ts';
import { isRestatable } from '#server/features/storyteller/parse/words/restate.ts';
import { npcIsDead, trialFor } from './plan-checks.ts';
import { prizeOf, takesTime } from './plan-consequences.ts';
import { actionsAfter } from './actions-after.ts';
import { arrivalState, votesOf, waysGone } from './plan-movement.ts';
import { isBarred } from './plan-opening.ts';
import type { PartPlan, Plan } from './plan.ts';
import { isUnclimbed } from './planned-call.ts';
import type { RuledCall } from './planned-call.ts';

/** How one action ended, besides the rulings on it. */
type End = { by: 'answer' | 'refusal' | 'nothing'; why: IntentReason } | { by: 'rulings'; rulings: number[] };

const answer = (code: Parameters<typeof reason>[0]): End => ({ by: 'answer', why: reason(code) });
const refusal = (why: IntentReason): End => ({ by: 'refusal', why });
const nothing = (code: Parameters<typeof reason>[0]): End => ({ by: 'nothing', why: reason(code) });
/** Refused as a ruling would refuse it. */
const ruledOut = (code: string, slots: IntentReason['slots'] = {}): End => refusal({ code, slots });

/** Which of the rulings were made for calls of a kind, by their order; only where the ruling is the planned call's own. */
function rulingsWhere({ ruled }: PartPlan, test: (each: RuledCall) => boolean): number[] {
  return ruled.flatMap((each) => (isOwn(each) && test(each) ? [each.at] : []));
}

/** After a model failed, the first rulings are those it asked for, and no answers to what was planned. */
function isOwn({ call, ruling }: RuledCall): boolean {
  // A ruling on a journey says by itself who went.
  if (call.name === 'set_location') return ruling.call.name === 'set_location' && ruling.call.exit === call.exit;
  return isDeepStrictEqual(call, ruling.call);
}

/** The journey that an action wanted: with the party, held back, or none that leads there. Null where it is none. */
function endOfJourney(action: HeroAction, plan: PartPlan): End | null {
  const { context } = plan;
  const moves = rulingsWhere(plan, ({ purpose }) => purpose === 'move');
  if (isFollowing(action)) return moves.length > 0 ? { by: 'rulings', rulings: moves } : refusal(reason('nobodyLeads'));
  if (!isJourney(action)) return null;
  const votes = votesOf(context);
  const vote = votes.find((each) => each.action === action);
  if (!vote) {
    const leads = journeyOf(action, context.brief.adventure, context.brief.state) !== undefined;
    return action.kind === 'sneak' ? null : leads ? nothing('tooMuch') : refusal(reason('noSuchWay'));
  }
  return moves.length > 0 ? { by: 'rulings', rulings: moves } : nothing('tooMuch');
}

function endOfRest(action: HeroAction, plan: PartPlan): End {
  const { adventure, state, fighting } = plan.context.brief;
  if (fighting === true) return ruledOut('foughtElsewhere');
  if (isBarred(plan.context)) {
    const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
    return ruledOut('noRestNear', { npc: foe?.name ?? 'an enemy' });
  }
  const rests = rulingsWhere(plan, ({ purpose }) => purpose === 'rest');
  return takesTime(action) && rests.length > 0 ? { by: 'rulings', rulings: rests } : answer('toldOnly');
}

function endOfTaking(action: HeroAction, plan: PartPlan, state: PlayState): End {
  const prize = prizeOf(action, plan.context, state);
  if (!prize) return ruledOut('nothingToTake');
  return Object.hasOwn(state.taken, prize.id) ? ruledOut('isTaken') : nothing('tooMuch');
}

function endOfTalk(action: HeroAction, plan: PartPlan, state: PlayState): End {
  const npc = addresseeOf(action, plan.context.brief.adventure, state);
  if (npc) return hitPointsOf(state, npc) === 0 ? refusal(reason('nobodyHears')) : answer('inWords');
  return action.absent && !companionOf(action) ? refusal(reason('notHere')) : answer('inWords');
}

/** How an action without a ruling of its own ended, in the state in which it was tried. */
function endWithoutRuling(action: HeroAction, plan: PartPlan, state: PlayState): End {
  const { brief } = plan.context;
  if (action.kind === 'ask') return answer('fromState');
  if (action.kind === 'ooc') return answer('heardAside');
  if (brief.aftermath && searchedOf(action, brief.aftermath).length > 0) return answer('inWords');
  if (action.away) return ruledOut('heroIsAt', action.away);
  if (isOutOfReach(action)) return refusal(reason('notHere'));
  if (isUnpaid(action)) return refusal(reason('notPossible'));
  if (action.kind === 'use' && !action.sure && !isRestatable(action)) return nothing('notUnderstood');
  const isLook = action.kind === 'search' || action.kind === 'lore' || action.skill === 'insight';
  const hasRolled = rulingsWhere(plan, ({ purpose, action: other }) => purpose === 'try' && other?.actor === action.actor).length > 0;
  if (isLook && hasRolled) return answer('inWords');
  if (trialFor(action, plan.context, state) !== null) {
    return brief.party.some(({ id }) => id === action.actor.id) ? nothing('tooMuch') : ruledOut('heroIsNotHere');
  }
  switch (action.kind) {
    case 'talk':
      return endOfTalk(action, plan, state);
    case 'trick':
      return npcIsDead(action, state) ? refusal(reason('nobodyHears')) : answer('toldOnly');
    case 'attack':
      return ruledOut(brief.fighting === true ? 'foughtElsewhere' : 'nobodyToStrike');
    case 'take':
      return endOfTaking(action, plan, state);
    case 'rest':
      return endOfRest(action, plan);
    case 'search':
    case 'lore':
      return answer('inWords');
    default:
      return answer('toldOnly');
  }
}

/** What a action has left behind is why it could not be tried. */
function endHindered(tag: SceneTag, { context: { brief } }: PartPlan): End {
  if (tagRules[tag.state].silences) return refusal(reason('nobodyHears'));
  const { thing } = seenTag(tag, brief);
  return ruledOut('tagIsSpoilt', { thing, state: tag.words ?? tag.state });
}

function endOf(action: HeroAction, plan: PartPlan): End {
  const { context, ruled } = plan;
  const there = action.afterTravel ? arrivalState(context, ruled) : context.brief.state;
  if (!there) return refusal(reason('notReached'));
  const after = actionsAfter(context, waysGone(context, ruled));
  if (after.unreached.some((each) => each.action === action)) return refusal(reason('notReached'));
  if (after.walked.some((leg) => leg.action === action))
    return { by: 'rulings', rulings: rulingsWhere(plan, ({ purpose }) => purpose === 'move') };
  // At a journey's end an action is aimed anew; its words are the same.
  if (isUnclimbed(action, ruled)) return refusal(reason('notClimbed'));
  if (action.hindered) return endHindered(action.hindered, plan);
  const own = rulingsWhere(plan, (each) => each.action?.actor === action.actor && each.action.clauses === action.clauses);
  const journey = action.afterTravel ? null : endOfJourney(action, plan);
  if (journey?.by === 'rulings') return { by: 'rulings', rulings: [...own, ...journey.rulings] };
  if (own.length > 0) return { by: 'rulings', rulings: own };
  if (journey) return journey;
  return endWithoutRuling(action, plan, there);
}

/**
 * How every action of the intents ended, truthfully: by the rulings on it, by an answer from the state, by what was missing, or not at
 * all. That something was told does not make it done.
 */
export function markIntents(plan: Plan): IntentMark[] {
  const ids = new Map(heroIntents(plan.brief.intents).map(({ heroId, id }) => [heroId, id]));
  return plan.parts.flatMap((part) =>
    part.context.read.flatMap(({ intent: { heroId }, actions, left }) => {
      const intent = ids.get(heroId) ?? '';
      const ends = actions.map((action) => endOf(action, part));
      return [...ends, ...(left.length > 0 ? [nothing('tooMuch')] : [])].map((end) => ({ intent, ...end }));
    }),
  );
}
