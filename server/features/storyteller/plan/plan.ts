import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { consequences } from './plan-consequences.ts';
import { arrival, arrivalConsequences, movement } from './plan-movement.ts';
import { opening } from './plan-opening.ts';
import { partsOf } from './parts.ts';
import type { RuledCall, Progress, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** One fewer than a reply may have, for the last step is to tell. */
const steps: readonly Step[] = [opening, consequences, movement, arrival, arrivalConsequences];

/** One part of a reply so far: what was ruled for those in it. */
export interface PartPlan {
  context: PlanContext;
  ruled: RuledCall[];
}

/** A reply so far: its parts, and what is to be asked next. */
export interface Plan {
  brief: Brief;
  parts: PartPlan[];
  pending: PlannedCall[];
}

/** Whether a call asks for what another part asks for in the same step: a foe strikes for one of them, a danger stirs once. */
function isSame(one: PlannedCall, { call }: PlannedCall): boolean {
  if (one.call.name === 'tick_clock' || one.call.name === 'rest' || one.call.name === 'come_round') return call.name === one.call.name;
  if (one.call.name === 'npc_attack') return call.name === 'npc_attack' && call.npc === one.call.npc;
  return one.call.name === 'reveal_clue' && call.name === 'reveal_clue' && call.clue === one.call.clue;
}

/**
 * Replays the steps over the rulings so far; rulings match calls by their order. The pending calls are those without a ruling
 * in the first unfinished step.
 */
export function replay(brief: Brief, progress: Progress): Plan {
  const parts = partsOf(brief, progress.state).map((context): PartPlan => ({ context, ruled: [] }));
  // Without a player's intent nothing is ruled; the reply describes the scene and what the Dungeon Master wrote.
  if (brief.intents.length === 0) return { brief, parts, pending: [] };
  let count = 0;
  for (const step of steps) {
    const asked: { part: PartPlan; planned: PlannedCall }[] = [];
    for (const part of parts)
      for (const planned of step(part.context, part.ruled))
        if (!asked.some((each) => each.part !== part && isSame(each.planned, planned))) asked.push({ part, planned });
    const calls = asked.slice(0, limits.toolCallsPerReply - count);
    for (const { part, planned } of calls) {
      const ruling = progress.rulings[count];
      if (!ruling)
        return { brief, parts, pending: calls.slice(calls.findIndex((each) => each.planned === planned)).map((each) => each.planned) };
      part.ruled.push({ ...planned, ruling, at: count });
      count += 1;
    }
  }
  return { brief, parts, pending: [] };
}
