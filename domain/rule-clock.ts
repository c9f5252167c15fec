import { grant, refuse } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';

/** A danger comes one segment closer: each clock once a reply, and never past its last sign. */
export function ruleClock(bench: Bench, request: Asked<'tick_clock'>): Verdict {
  const { adventure, state, rulings } = bench;
  const clock = adventure.clocks.find((each) => each.id === request.clock);
  if (!clock) return refuse(bench, request, 'There is no such danger.');
  if (rulings.some(({ allowed, request: earlier }) => allowed && earlier.name === 'tick_clock' && earlier.clock === clock.id)) {
    return refuse(bench, request, 'That danger has come closer already.');
  }
  const filled = Object.hasOwn(state.clocks, clock.id) ? (state.clocks[clock.id] ?? 0) : 0;
  const sign = clock.signs[filled];
  if (sign === undefined) return refuse(bench, request, 'That danger has already come to pass.');
  return grant(request, { ...state, clocks: { ...state.clocks, [clock.id]: filled + 1 } }, sign);
}
