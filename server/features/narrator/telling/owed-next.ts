import type { Event } from '#contract/realtime/events.ts';
import type { NarrationRow, OwedRow } from '#server/features/narrator/narrator.store.ts';

/** Which reply an event made owed, where the next claim will take it. */
const owed = new WeakMap<Event, NarrationRow>();

/** Notes which reply an event made owed. */
export function noteOwed(event: Event, reply: OwedRow | null): void {
  if (reply?.isNext) owed.set(event, reply);
}

/** The reply that the next claim will take, of those that these events made owed; null where none is known. */
export function owedNext(events: readonly Event[]): NarrationRow | null {
  return events.map((event) => owed.get(event)).findLast((reply) => reply !== undefined) ?? null;
}
