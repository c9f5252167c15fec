import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { marketServerLimits } from '#domain/limits/market/market-limits.ts';
import type { Price } from '#domain/market/price.ts';
import { postOutside } from '#server/kernel/http/post-outside.ts';

/** Stripe, as an installation is connected to it. */
export interface PaymentService {
  secretKey: string;
  /** What Stripe signs its news with. */
  webhookSecret: string;
  /** Where people reach this server, and are sent back to. */
  publicUrl: string;
  /** Where Stripe's API is. */
  apiUrl: string;
  /** Origins that may lie on this machine; tests alone set this. */
  trusted: readonly string[];
}

/** What is paid for. */
interface Bought {
  purchaseId: string;
  listingId: string;
  title: string;
  price: Price;
}

const Session = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Opens a checkout at Stripe and answers the address at which it is paid (POST /v1/checkout/sessions of Stripe's API). Asked again for
 * the same purchase, Stripe answers with the same one. Rejects where Stripe does not answer or says no.
 */
export async function openCheckout(service: PaymentService, { purchaseId, listingId, title, price }: Bought): Promise<string> {
  const page = `${service.publicUrl}/marketplace/listing/${listingId}`;
  const form = new URLSearchParams({
    mode: 'payment',
    client_reference_id: purchaseId,
    'metadata[purchase]': purchaseId,
    'payment_intent_data[metadata][purchase]': purchaseId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': price.currency,
    'line_items[0][price_data][unit_amount]': String(price.amount),
    'line_items[0][price_data][product_data][name]': title,
    success_url: `${page}?paid=1`,
    cancel_url: page,
  });
  const { status, body } = await postOutside(`${service.apiUrl}/v1/checkout/sessions`, {
    headers: {
      authorization: `Bearer ${service.secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': purchaseId,
    },
    body: form.toString(),
    milliseconds: marketServerLimits.paymentMilliseconds,
    trusted: service.trusted,
    answerBytes: marketServerLimits.paymentAnswerBytes,
  });
  if (status !== 200) throw new Error(`Stripe answered a checkout with ${status}.`);
  return Session.parse(JSON.parse(body)).url;
}

/**
 * Whether Stripe has signed this body not long ago: the header names seconds and HMAC-SHA256 over them, a dot and the body, perhaps
 * several while a secret is changed.
 */
export function isSigned({ webhookSecret }: Pick<PaymentService, 'webhookSecret'>, header: string, body: Buffer, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > marketServerLimits.paymentNewsSeconds) return false;
  const wanted = createHmac('sha256', webhookSecret).update(`${seconds}.`).update(body).digest();
  return parts.some(([name, hex = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(hex) ? Buffer.from(hex, 'hex') : null;
    return given !== null && timingSafeEqual(given, wanted);
  });
}
