import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { refuseLargeBody, sendJson } from '#server/kernel/http/http.ts';
import { isSigned } from './payment-service.ts';
import type { PaymentService } from './payment-service.ts';
import { newsIn } from './payment-news.ts';
import { takeNews } from './take-news.ts';

/**
 * Takes what Stripe tells at POST /api/stripe/webhook. Refuses what Stripe has not signed, and answers everything else: also what is of
 * no matter here, so that it is not sent again. Not there where nothing is sold.
 */
export function servePaymentNews(kernel: Kernel, service: PaymentService | null) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (service === null || request.url !== '/api/stripe/webhook' || request.method !== 'POST') return false;
    if (refuseLargeBody(request, response)) return true;
    const body = await buffer(request);
    const { 'stripe-signature': signature = '' } = request.headers;
    if (!isSigned(service, String(signature), body, kernel.now())) throw new Refusal('payment.notSigned');
    const told = newsIn(jsonIn(body));
    if (told) await transact(kernel, (tx) => takeNews(tx, told));
    sendJson(response, 200, { received: true });
    return true;
  };
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
