import { capital } from './capital.ts';
import { attitudeOf } from './play-state.ts';
import { findPresentNpc, grant, refuse, withNpc } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';
import { wasPassed } from './rule-check.ts';

const ladder = ['hostile', 'wary', 'neutral', 'friendly'] as const;
const waysToWin = ['persuasion', 'deception', 'performance', 'insight'] as const;

/** An NPC who is present changes its mind: to hostile at once, else one step a reply, and upwards only after a check that won it. */
export function ruleNpc(bench: Bench, request: Asked<'update_npc'>): Verdict {
  const npc = findPresentNpc(bench, request.npc);
  if (!npc) return refuse(bench, request, 'There is nobody like that here.');
  const name = capital(npc.name);
  const { attitude } = request;
  const steps = ladder.indexOf(attitude) - ladder.indexOf(attitudeOf(bench.state, npc));
  if (steps === 0) return refuse(bench, request, `${name} is ${attitude} already.`);
  if (attitude !== 'hostile') {
    const moved = bench.rulings.some(({ allowed, request: earlier }) => allowed && earlier.name === 'update_npc' && earlier.npc === npc.id);
    if (moved || Math.abs(steps) > 1) return refuse(bench, request, `${name} does not change so fast.`);
    if (steps > 0 && !wasPassed(bench, waysToWin)) return refuse(bench, request, `Nothing has won ${npc.name} over.`);
  }
  return grant(request, withNpc(bench.state, npc, { attitude }), `${name} is now ${attitude}.`);
}
