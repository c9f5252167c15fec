import type { Event } from '#contract/realtime/events.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { planLetter } from './plan-letter.ts';
import { findReader } from './plans.store.ts';

type PlanNews = Extract<Event, { type: 'plans.changed' }>;

/**
 * Makes the listener that writes to people about their plan, after the commit and on the server that made the change.
 * A letter that cannot be sent is logged and not tried again: the same words stand in the product.
 */
export function mailPlanNews(kernel: Kernel): (events: Event[]) => void {
  return (events) => {
    for (const event of events) {
      if (event.type === 'plans.changed') write(kernel, event).catch((cause: unknown) => log.fault('A mail was not sent', cause));
    }
  };
}

async function write({ mailer, database }: Kernel, news: PlanNews): Promise<void> {
  if (!mailer.configured) return;
  const reader = await findReader(database.sql, news.userId);
  const letter = reader?.wants ? planLetter(reader, news) : null;
  if (letter !== null) await mailer.send(letter);
}
