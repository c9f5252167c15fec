import type { Event } from '#contract/events.ts';
import type { Sql } from '#server/kernel/database.ts';
import { log } from '#server/kernel/log.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import { planMail } from './plan-mail.ts';
import { findReader } from './plans.store.ts';

type PlanNews = Extract<Event, { type: 'plans.changed' }>;

/**
 * Makes the listener that writes to people about their plan, after the commit and on the server that made the change.
 * A mail that cannot be sent is logged and not tried again: the same words stand in the product.
 */
export function mailPlanNews(sql: Sql, mailer: Mailer): (events: Event[]) => void {
  return (events) => {
    if (!mailer.configured) return;
    for (const event of events) {
      if (event.type === 'plans.changed') write(sql, mailer, event).catch((cause: unknown) => log.fault('A mail was not sent', cause));
    }
  };
}

async function write(sql: Sql, mailer: Mailer, news: PlanNews): Promise<void> {
  const reader = await findReader(sql, news.userId);
  const mail = reader?.wants ? planMail(reader.name, news) : null;
  if (reader && mail) await mailer.send({ to: reader.email, ...mail });
}
