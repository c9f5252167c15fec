import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { consequences } from './plan-consequences.ts';
import { arrival, arrivalConsequences, movement } from './plan-movement.ts';
import { opening } from './plan-opening.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import type { RuledCall, Progress, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** One fewer than a reply may have, for the last step is to tell. */
const steps: readonly Step[] = [opening, consequences, movement, arrival, arrivalConsequences];

/** A reply so far: what was ruled, and what is to be asked next. */
export interface Plan {
  context: PlanContext;
  ruled: RuledCall[];
  pending: PlannedCall[];
}

/**
 * Replays the steps over the rulings so far; rulings match calls by their order. The pending calls are those without a ruling
 * in the first unfinished step.
 */
export function replay(brief: Brief, progress: Progress): Plan {
  const context: PlanContext = { brief, read: parseIntents(brief), state: progress.state };
  const ruled: RuledCall[] = [];
  // Without a player's intent nothing is ruled; the reply describes the scene and what the Dungeon Master wrote.
  if (brief.intents.length === 0) return { context, ruled, pending: [] };
  for (const step of steps) {
    const room = limits.toolCallsPerReply - ruled.length;
    const calls = step(context, ruled).slice(0, room);
    const rulings = progress.rulings.slice(ruled.length, ruled.length + calls.length);
    calls.slice(0, rulings.length).forEach((planned, index) => {
      const ruling = rulings[index];
      if (ruling) ruled.push({ ...planned, ruling });
    });
    if (rulings.length < calls.length) return { context, ruled, pending: calls.slice(rulings.length) };
  }
  return { context, ruled, pending: [] };
}
