import { z } from 'zod';
import type { PaymentNews } from '#domain/market/purchase-state.ts';

const Event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const metadata = z.object({ purchase: z.string() });
const Session = z.object({ metadata, payment_status: z.string(), amount_total: z.int(), currency: z.string() });
const Charge = z.object({ metadata, refunded: z.boolean() });

/** What Stripe tells of a purchase. */
export interface Told {
  purchaseId: string;
  news: PaymentNews;
  /** What was paid; null where nothing was. */
  paid: { amount: number; currency: string } | null;
}

/**
 * What an event of Stripe tells of a purchase; null for every other event. A checkout that is completed may still wait for the money,
 * and a refund of a part closes nothing.
 */
export function newsIn(body: unknown): Told | null {
  const event = Event.safeParse(body).data;
  if (!event) return null;
  const { type, data } = event;
  if (type === 'charge.refunded') {
    const charge = Charge.safeParse(data.object).data;
    return charge?.refunded ? { purchaseId: charge.metadata.purchase, news: 'refunded', paid: null } : null;
  }
  const session = Session.safeParse(data.object).data;
  if (!session) return null;
  const purchaseId = session.metadata.purchase;
  if (type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed')
    return { purchaseId, news: 'expired', paid: null };
  if (type !== 'checkout.session.completed' && type !== 'checkout.session.async_payment_succeeded') return null;
  if (session.payment_status !== 'paid') return null;
  return { purchaseId, news: 'paid', paid: { amount: session.amount_total, currency: session.currency } };
}
