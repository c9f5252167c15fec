import type { z } from 'zod';
import type { Agreement } from '#domain/safety/safety.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { get } from '#contract/play/safety.ts';
import { sealOf } from './agreement.store.ts';

type Seen = z.input<NonNullable<(typeof get)['~orpc']['outputSchema']>>;

/** Whether somebody may take an entry back. */
export function mayRemove(entry: { id: string; by: string }, { userId, seat }: { userId: string; seat: Seat | null }): boolean {
  return isDm(seat) || entry.by === sealOf(entry.id, userId);
}

/** An agreement as one person sees it. */
export function seen({ entries }: Agreement, person: { userId: string; seat: Seat | null }): Seen {
  return { entries: entries.map((entry) => ({ id: entry.id, kind: entry.kind, topic: entry.topic, removable: mayRemove(entry, person) })) };
}
