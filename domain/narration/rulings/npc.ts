import { attitudeOf } from '#domain/narration/play-state.ts';
import { findPresentNpc, allow, outcome, refuse, withNpc } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';

const ladder = ['hostile', 'wary', 'neutral', 'friendly'] as const;
const waysToWin = ['persuasion', 'deception', 'performance', 'insight'] as const;

/** An NPC who is present changes its mind: to hostile at once, else one step a reply, and upwards only after a check that won it. */
export function ruleNpc(context: RulingContext, call: CallOf<'update_npc'>): RulingOutcome {
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const { attitude } = call;
  const steps = ladder.indexOf(attitude) - ladder.indexOf(attitudeOf(context.state, npc));
  if (steps === 0) return refuse(context, call, 'hasThatAttitude', { npc: npc.name, attitude });
  if (attitude !== 'hostile') {
    const moved = context.rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'update_npc' && earlier.npc === npc.id);
    if (moved || Math.abs(steps) > 1) return refuse(context, call, 'doesNotChangeSoFast', { npc: npc.name });
    if (steps > 0 && !wasPassed(context, waysToWin)) return refuse(context, call, 'isNotWonOver', { npc: npc.name });
  }
  return allow(call, withNpc(context.state, npc, { attitude }), [outcome('changesAttitude', { npc: npc.name, attitude })]);
}
