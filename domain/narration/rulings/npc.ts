import type { Attitude, Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { actsNow, findPresentNpc, allow, outcome, refuse, withNpc } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';
import { isSuccess } from '#domain/dice/degree.ts';

const ladder = ['hostile', 'wary', 'neutral', 'friendly'] as const;
const waysToWin = ['persuasion', 'deception', 'performance', 'insight'] as const;

/** What it takes to win somebody over who thinks of the party in this way. */
export const winningDifficulty: Record<Attitude, number> = { friendly: 10, neutral: 12, wary: 14, hostile: 17 };

/** What it takes to calm an animal, whatever it thinks of the party (SRD 5.2.1, Animal Handling; Difficulty Class between easy and medium). */
export const calmingDifficulty = 12;

/** Whether an animal was calmed in this reply: only somebody without speech is won over in this way. */
const wasCalmed = (context: RulingContext, { pronouns, topics }: Npc) =>
  pronouns === 'it' && topics.length === 0 && wasPassed(context, ['animal handling'], calmingDifficulty);

/** Whether a hero who acts has with them what makes somebody let the party be. */
const wasSoothed = (context: RulingContext, { soothedBy = [] }: Npc, attitude: Attitude) =>
  attitude === 'neutral' &&
  soothedBy.some((loot) => context.party.some(({ id }) => context.state.taken[loot] === id && actsNow(context, id)));

/** Whether a hero has given somebody a reason to turn on the party at once: a check of this reply that failed. */
const wasProvoked = ({ rulings }: RulingContext) =>
  rulings.some(({ allowed, call, degree }) => allowed && call.name === 'check' && !isSuccess(degree));

/**
 * An NPC who is present changes its mind by one step a reply, and upwards only after a check that won it, or at once by a thing that
 * soothes it. A check that failed can make anybody hostile at once, as a blow does.
 */
export function ruleNpc(context: RulingContext, call: CallOf<'update_npc'>): RulingOutcome {
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const { attitude } = call;
  const steps = ladder.indexOf(attitude) - ladder.indexOf(attitudeOf(context.state, npc));
  if (steps === 0) return refuse(context, call, 'hasThatAttitude', { npc: npc.name, attitude });
  if (!wasSoothed(context, npc, attitude) && (attitude !== 'hostile' || !wasProvoked(context))) {
    const moved = context.rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'update_npc' && earlier.npc === npc.id);
    if (moved || Math.abs(steps) > 1) return refuse(context, call, 'doesNotChangeSoFast', { npc: npc.name });
    const isWon = wasCalmed(context, npc) || wasPassed(context, waysToWin, winningDifficulty[attitudeOf(context.state, npc)]);
    if (steps > 0 && !isWon) return refuse(context, call, 'isNotWonOver', { npc: npc.name });
  }
  return allow(call, withNpc(context.state, npc, { attitude }), [outcome('changesAttitude', { npc: npc.name, attitude })]);
}
