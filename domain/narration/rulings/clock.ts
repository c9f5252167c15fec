import { allow, outcome, refuse } from './ruling-context.ts';
import { drawsCloser, timeOf } from './story-time.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** A danger comes one segment closer: by a cause that the server knows and that stirs it, each clock once a reply, never past its last sign, and none once the tale has ended. */
export function ruleClock(context: RulingContext, call: CallOf<'tick_clock'>): RulingOutcome {
  const { adventure, state, rulings } = context;
  const clock = adventure.clocks.find((each) => each.id === call.clock);
  if (!clock) return refuse(context, call, 'noSuchDanger', {});
  if (rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'tick_clock' && earlier.clock === clock.id)) {
    return refuse(context, call, 'dangerCameCloser', {});
  }
  if (state.ended !== undefined) return refuse(context, call, 'dangerIsOver', {});
  const filled = Object.hasOwn(state.clocks, clock.id) ? (state.clocks[clock.id] ?? 0) : 0;
  const sign = clock.signs[filled];
  if (sign === undefined) return refuse(context, call, 'dangerIsOver', {});
  if (!drawsCloser(context, clock)) return refuse(context, call, 'nothingDrawsCloser', {});
  const before = timeOf(state);
  const time = { ...before, clocks: { ...before.clocks, [clock.id]: before.turns } };
  const clocks = { ...state.clocks, [clock.id]: filled + 1 };
  return allow(call, { ...state, clocks, time }, [outcome('dangerComesCloser', { text: sign })]);
}
