import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/** The secrets with which the fake and a server know each other. */
const secretKey = 'sk_test_lantern';
const webhookSecret = 'whsec_reeds';

/** A checkout that was opened, as its fields were sent. */
export type Checkout = Record<string, string>;

/** Stripe’s API on this machine, as far as it is used: it opens checkouts, and tells what becomes of them, signed. */
export interface StripeServer {
  origin: string;
  /** What connects a server to it. */
  settings: { secretKey: string; webhookSecret: string; apiUrl: string; publicUrl: string };
  /** Every checkout that was opened, oldest first; one that is asked for again under the same key is not opened anew. */
  checkouts: Checkout[];
  /** The status of the next answers, in order; 200 after them. */
  faults: number[];
  /** Tells a server something of a checkout, as often as it is called; answers the status. */
  tell(url: string, type: string, object: object, change?: { secret?: string; age?: number; body?: string }): Promise<number>;
  end(): Promise<void>;
}

/** What Stripe says of a checkout that is paid. */
export const paidSession = (checkout: Checkout) => ({
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: Number(checkout['line_items[0][price_data][unit_amount]']),
  currency: checkout['line_items[0][price_data][currency]'],
  metadata: { purchase: checkout['metadata[purchase]'] },
});

/** What Stripe says of the charge of a checkout that was paid back; of a part where `refunded` is false. */
export const refundedCharge = (checkout: Checkout, refunded = true) => ({
  object: 'charge',
  refunded,
  metadata: { purchase: checkout['payment_intent_data[metadata][purchase]'] },
});

/** Starts it. */
export async function startStripeServer(): Promise<StripeServer> {
  const byKey = new Map<string, string>();
  const settings = { secretKey, webhookSecret, apiUrl: '', publicUrl: 'https://play.example.org' };
  const stripe: StripeServer = { origin: '', settings, checkouts: [], faults: [], tell, end };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const fault = stripe.faults.shift() ?? 200;
      if (fault !== 200) return answer(fault, { error: { type: 'api_error' } });
      if (request.headers.authorization !== `Bearer ${secretKey}`) return answer(401, { error: { type: 'invalid_request_error' } });
      if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') return answer(404, { error: {} });
      const key = String(request.headers['idempotency-key'] ?? randomUUID());
      const known = byKey.get(key);
      const checkout = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
      const id = known ?? `cs_test_${randomUUID()}`;
      if (known === undefined) stripe.checkouts.push(checkout);
      byKey.set(key, id);
      return answer(200, { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` });
    });
  });

  async function tell(url: string, type: string, object: object, change: { secret?: string; age?: number; body?: string } = {}) {
    const { secret = webhookSecret, age = 0 } = change;
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    const seconds = Math.floor(Date.now() / 1000) - age;
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${seconds},v1=${signature},v0=old` };
    const response = await fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers, body: change.body ?? body });
    await response.body?.cancel();
    return response.status;
  }
  function end() {
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Stripe has no address.');
  stripe.origin = `http://127.0.0.1:${address.port}`;
  settings.apiUrl = stripe.origin;
  return stripe;
}
