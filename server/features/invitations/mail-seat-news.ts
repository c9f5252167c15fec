import type { Event } from '#contract/realtime/events.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { findReader } from '#server/features/plans/index.ts';
import { seatEmail } from './seat-email.ts';

type SeatNews = Extract<Event, { type: 'campaigns.answered' }>;

/**
 * Makes the listener that writes to people what became of their request for a seat, after the commit and on the server
 * that made the change. A letter that cannot be sent is logged and not tried again: the same words stand in the product.
 */
export function mailSeatNews(kernel: Kernel): (events: Event[]) => void {
  return (events) => {
    for (const event of events) {
      if (event.type === 'campaigns.answered') write(kernel, event).catch((cause: unknown) => log.fault('A mail was not sent', cause));
    }
  };
}

async function write({ mailer, database }: Kernel, news: SeatNews): Promise<void> {
  if (!mailer.configured) return;
  const reader = await findReader(database.sql, news.userId);
  if (reader?.wants) await mailer.send(seatEmail(reader, news));
}
