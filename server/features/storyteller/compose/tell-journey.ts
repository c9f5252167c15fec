import type { Exit } from '#domain/narration/adventure.ts';
import { knownExits } from '#domain/narration/play-state.ts';
import type { Deed } from '#server/features/storyteller/parse/deed.ts';
import { npcOf } from '#server/features/storyteller/parse/deed.ts';
import { listed, npcFacts, sceneFacts } from './facts.ts';
import { isFollowing, isJourney, journeyOf } from '#server/features/storyteller/parse/journey.ts';
import { firstSentences, required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import { chosenExit, votesOf } from '#server/features/storyteller/plan/plan-movement.ts';
import type { Vote } from '#server/features/storyteller/plan/plan-movement.ts';
import { deedsOf } from '#server/features/storyteller/plan/planned-call.ts';
import { tellFeature } from './tell-search.ts';
import { deedFacts, enemyOf, sceneOf, toldDeed, withNpc } from './teller.ts';
import type { Teller } from './teller.ts';

/** Whether the party has left the scene in this reply. */
export function hasMoved(teller: Teller): boolean {
  return teller.judged.some((each) => each.purpose === 'move' && each.ruling.allowed);
}

/** Those who would have gone: the first leads, others of the same mind join, the rest give in. */
export function tellDeparture(teller: Teller): RankedText[] {
  const votes = votesOf(teller.context);
  const exit = chosenExit(votes);
  const [first, ...joining] = votes.filter((vote) => vote.exit === exit);
  if (!exit || !first) return [];
  const facts = { ...deedFacts(first.deed, teller), exit: exit.label };
  const hushed = first.deed.kind === 'sneak' ? teller.writer.insist(['move.hushed'], facts) : null;
  const lead =
    hushed !== null ? required(hushed) : toldDeed(teller, [first.deed.kind === 'flee' ? 'move.flee' : 'move.lead', 'any.plain'], facts);
  const followers = deedsOf(teller.context, false).filter(isFollowing);
  const others = listed([...new Set([...joining.map((vote) => vote.deed), ...followers].map((deed) => deed.who.name))]);
  const joined = others === '' ? [] : [required(teller.writer.insist(['move.join'], { others }) ?? `${others} went along.`)];
  const overruled = votes
    .filter((vote) => vote.exit !== exit)
    .map((vote) => toldDeed(teller, ['move.overruled', 'any.failure'], deedFacts(vote.deed, teller), false));
  return [lead, ...joined, ...overruled];
}

/** The place that is reached: read aloud at the first visit, a line on a return. */
export function tellArrival(teller: Teller): RankedText[] {
  const scene = sceneOf(teller.context, teller.context.state);
  if (!teller.before.visited.includes(scene.id)) return [required(scene.description, firstSentences(scene.description, 90))];
  return [required(teller.writer.insist(['move.return'], sceneFacts(scene)) ?? `You are back at ${scene.name}.`)];
}

/** Why a journey with a way does not come about. */
function tellHeld(deed: Deed, exit: Exit, teller: Teller): RankedText {
  const facts = { ...deedFacts(deed, teller), exit: exit.label };
  const asked = teller.judged.some((each) => each.purpose === 'move');
  if (!asked) return toldDeed(teller, ['move.weigh', 'any.failure'], facts, false);
  const foe = enemyOf(teller);
  return toldDeed(teller, [foe ? 'move.barred' : 'move.stopped', 'any.failure'], foe ? { ...facts, ...npcFacts(foe) } : facts, false);
}

/** A deed of travel that leaves the party where it is: a step nearer to something, or a way that is not taken. */
export function tellTravel(deed: Deed, teller: Teller): RankedText[] {
  const { adventure, state } = teller.context.brief;
  const exit = journeyOf(deed, adventure, state);
  if (exit) return [tellHeld(deed, exit, teller)];
  const facts = withNpc(deedFacts(deed, teller), npcOf(deed));
  if (isFollowing(deed)) return [toldDeed(teller, ['wait', 'any.plain'], facts)];
  if (isJourney(deed)) {
    const things = listed(knownExits(adventure, state).map((each) => each.label));
    return [toldDeed(teller, ['move.unknown', 'any.failure'], { ...facts, things }, false)];
  }
  const seen = npcOf(deed) ? undefined : tellFeature(deed, teller);
  return [seen ?? toldDeed(teller, ['move.near', 'any.plain'], facts)];
}

/** What was to be done at the end of a journey that did not take place. */
export function tellUnreached(deed: Deed, teller: Teller): RankedText[] {
  return [toldDeed(teller, ['move.unreached', 'any.failure'], deedFacts(deed, teller), false)];
}

/** Whether the deed is part of the departure, so that it is told there. */
export function isVote(deed: Deed, votes: readonly Vote[]): boolean {
  return isFollowing(deed) || votes.some((vote) => vote.deed === deed && deed.kind !== 'sneak');
}
