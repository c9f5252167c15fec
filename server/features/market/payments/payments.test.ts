import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { aboutWeir } from '#domain/market/market.fixture.ts';
import { log } from '#server/kernel/log.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { paidSession, refundedCharge, startStripeServer } from '#tests/support/services/stripe-server.ts';
import type { Checkout, StripeServer } from '#tests/support/services/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let wren: Somebody;
let mira: Somebody;
let campaignId: string;
let listingId: string;

const price = { amount: 450, currency: 'eur' as const };

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startApp({ stripe: stripe.settings, trustedOrigins: [stripe.origin] });
  wren = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, wren, [], 'dm');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.end();
  await stripe.end();
});
beforeEach(async () => {
  stripe.checkouts.length = 0;
  listingId = await offer();
  await wren.call.market.setPrice({ listingId, price });
});

/** A ring of Wren's, or its newer version. */
async function offer(before: string | null = null, version = '1.0'): Promise<string> {
  const entry = { ...tideRing, id: randomUUID() };
  await wren.call.homebrew.save({ campaignId, entry, seen: null });
  const homebrew = { campaignId, entryIds: [entry.id] };
  const about = { ...aboutWeir, version };
  return (await wren.call.market.publishAssets({ listingId: before, about, homebrew, heroes: [] })).listingId;
}

/** Mira begins to buy; answers what Stripe was asked. */
async function begin(): Promise<Checkout> {
  await mira.call.market.checkout({ listingId });
  return stripe.checkouts.at(-1) ?? {};
}
const pay = (checkout: Checkout) => stripe.tell(app.url, 'checkout.session.completed', paidSession(checkout));
const versionsOf = async () =>
  (await mira.call.market.purchases({})).filter((each) => each.listingId === listingId).map(({ version }) => version);

describe('something that has a price', () => {
  it('is got once it is paid, with its newer versions, and not before', async () => {
    expect(await mira.call.market.listing({ listingId })).toMatchObject({ price, isPaid: false, gotVersion: null });
    await expect(mira.call.market.obtain({ listingId })).rejects.toMatchObject({ code: 'payment.needed' });
    const checkout = await begin();
    expect(checkout).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '450',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': 'The Weir',
      success_url: `https://play.example.org/marketplace/listing/${listingId}?paid=1`,
    });
    await expect(mira.call.market.obtain({ listingId })).rejects.toMatchObject({ code: 'payment.needed' });
    expect(await pay(checkout)).toBe(200);
    expect(await mira.call.market.listing({ listingId })).toMatchObject({ isPaid: true, gotVersion: '1.0' });
    await offer(listingId, '1.1');
    await mira.call.market.obtain({ listingId });
    expect(await versionsOf()).toEqual(['1.1', '1.0']);
    await expect(mira.call.market.checkout({ listingId })).rejects.toMatchObject({ code: 'payment.notNeeded' });
  });

  it('tells its publisher how many have bought it and for how much, less what was paid back', async () => {
    const soldOf = async () => (await wren.call.market.mine({})).find(({ id }) => id === listingId)?.sold;
    const checkout = await begin();
    expect(await soldOf()).toEqual([]);
    await pay(checkout);
    expect(await soldOf()).toEqual([{ many: 1, amount: 450, currency: 'eur' }]);
    await stripe.tell(app.url, 'charge.refunded', refundedCharge(checkout));
    expect(await soldOf()).toEqual([]);
  });

  it('is paid once by whoever clicks twice, and news that come twice change nothing', async () => {
    const [one, other] = await Promise.all([mira.call.market.checkout({ listingId }), mira.call.market.checkout({ listingId })]);
    expect([one.url, stripe.checkouts.length]).toEqual([other.url, 1]);
    const [checkout = {}] = stripe.checkouts;
    expect([await pay(checkout), await pay(checkout)]).toEqual([200, 200]);
    expect(await versionsOf()).toEqual(['1.0']);
    const { rows } = await app.database.pool.query('select state from purchase where listing_id = $1', [listingId]);
    expect(rows).toEqual([{ state: 'paid' }]);
  });

  it('is had no more once all of it is paid back, whichever of the news comes first', async () => {
    const checkout = await begin();
    await pay(checkout);
    expect(await stripe.tell(app.url, 'charge.refunded', refundedCharge(checkout, false))).toBe(200);
    expect(await versionsOf()).toEqual(['1.0']);
    await stripe.tell(app.url, 'charge.refunded', refundedCharge(checkout));
    expect(await versionsOf()).toEqual([]);
    await pay(checkout);
    expect(await versionsOf()).toEqual([]);
    await expect(mira.call.market.obtain({ listingId })).rejects.toMatchObject({ code: 'payment.needed' });
    const again = await begin();
    await pay(again);
    expect(await versionsOf()).toEqual(['1.0']);
  });

  it('waits for money that comes later, and is bought anew where a checkout has expired', async () => {
    const checkout = await begin();
    await stripe.tell(app.url, 'checkout.session.completed', { ...paidSession(checkout), payment_status: 'unpaid' });
    expect(await versionsOf()).toEqual([]);
    await stripe.tell(app.url, 'checkout.session.expired', { ...paidSession(checkout), payment_status: 'unpaid' });
    const second = await begin();
    expect(second['metadata[purchase]']).not.toBe(checkout['metadata[purchase]']);
    await stripe.tell(app.url, 'checkout.session.async_payment_succeeded', paidSession(checkout));
    expect(await versionsOf()).toEqual(['1.0']);
  });

  it('is not opened by anything that Stripe has not signed, not long ago, for this sum', async () => {
    const fault = vi.spyOn(log, 'fault').mockReturnValue();
    const checkout = await begin();
    const told = (object: object, change = {}) => stripe.tell(app.url, 'checkout.session.completed', object, change);
    expect(await told(paidSession(checkout), { secret: 'whsec_other' })).toBe(403);
    expect(await told(paidSession(checkout), { age: 3600 })).toBe(403);
    expect(await told(paidSession(checkout), { body: '{"type":"checkout.session.completed"}' })).toBe(403);
    expect(await told({ ...paidSession(checkout), amount_total: 1 })).toBe(200);
    expect(await told({ ...paidSession(checkout), metadata: { purchase: randomUUID() } })).toBe(200);
    expect(await stripe.tell(app.url, 'customer.created', { object: 'customer' })).toBe(200);
    expect(await versionsOf()).toEqual([]);
    expect(fault.mock.calls.map(([what]) => what)).toEqual(['A payment is not what was asked for', 'A payment belongs to no purchase']);
    fault.mockRestore();
  });

  it('is told in a sentence when Stripe does not answer, and can be tried again', async () => {
    const fault = vi.spyOn(log, 'fault').mockReturnValue();
    stripe.faults.push(500);
    await expect(mira.call.market.checkout({ listingId })).rejects.toMatchObject({ code: 'payment.unreachable' });
    expect((await mira.call.market.checkout({ listingId })).url).toContain('https://checkout.stripe.com/');
    fault.mockRestore();
  });

  it('stays with whoever has got it when it was free, and its publisher pays nothing', async () => {
    await wren.call.market.setPrice({ listingId, price: null });
    await mira.call.market.obtain({ listingId });
    await wren.call.market.setPrice({ listingId, price });
    expect(await versionsOf()).toEqual(['1.0']);
    await expect(mira.call.market.setPrice({ listingId, price: null })).rejects.toMatchObject({ code: 'listing.notFound' });
    await expect(wren.call.market.checkout({ listingId })).rejects.toMatchObject({ code: 'payment.notNeeded' });
    expect(await wren.call.market.obtain({ listingId })).toMatchObject({ version: '1.0' });
  });
});

describe('an installation that is not connected to Stripe', () => {
  it('sells nothing, and shows nothing that has a price', async () => {
    const plain = await startApp({ database: app.database });
    const visitor = clientFor(plain.url);
    expect([await clientFor(app.url).market.selling({}), await visitor.market.selling({})]).toEqual([{ sells: true }, { sells: false }]);
    const shownBy = async (call: typeof visitor) => (await call.market.browse({ search: 'weir' })).listings.map(({ id }) => id);
    expect(await shownBy(clientFor(app.url))).toContain(listingId);
    expect(await shownBy(visitor)).not.toContain(listingId);
    await expect(visitor.market.listing({ listingId })).rejects.toMatchObject({ code: 'listing.notFound' });
    const there = clientFor(plain.url, wren.cookie);
    await expect(there.market.setPrice({ listingId, price })).rejects.toMatchObject({ code: 'payment.notHere' });
    await expect(clientFor(plain.url, mira.cookie).market.obtain({ listingId })).rejects.toMatchObject({ code: 'payment.needed' });
    expect(await stripe.tell(plain.url, 'checkout.session.completed', {})).toBe(404);
    await there.market.setPrice({ listingId, price: null });
    await plain.end();
  });
});
