import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { marketServerLimits } from '#domain/limits/market/market-limits.ts';
import type { Price } from '#domain/market/price.ts';
import { currencies } from '#domain/market/terms.ts';
import { purchaseStates } from '#domain/market/purchase-state.ts';
import type { PurchaseState } from '#domain/market/purchase-state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  listingId: z.string().nullable(),
  amount: z.int(),
  currency: z.enum(currencies),
  state: z.enum(purchaseStates),
  checkoutUrl: z.string().nullable(),
  createdAt: z.coerce.date(),
});
export type PurchaseRow = z.infer<typeof Row>;

const columns = raw`id, user_id as "userId", listing_id as "listingId", amount, currency, state, checkout_url as "checkoutUrl", created_at as "createdAt"`;

/** Whether somebody has paid for a listing, and was not paid back. */
export async function hasPaid(sql: Sql, userId: string, listingId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from purchase where user_id = ${userId} and listing_id = ${listingId} and state = 'paid' limit 1`);
  return rows.length > 0;
}

const SoldRow = z.object({ listingId: z.string(), many: z.coerce.number(), amount: z.coerce.number(), currency: z.enum(currencies) });

/** What was sold of the listings of somebody and was not paid back, for each of them by currency. */
export async function listSold(sql: Sql, publisherId: string): Promise<z.infer<typeof SoldRow>[]> {
  const { rows } = await sql.execute(raw`
    select p.listing_id as "listingId", count(*) as many, sum(p.amount) as amount, p.currency
    from purchase p join listing l on l.id = p.listing_id
    where l.publisher_id = ${publisherId} and p.state = 'paid' group by p.listing_id, p.currency order by p.listing_id, p.currency
    limit ${limits.listingsPerPerson * currencies.length}`);
  return parseRows(SoldRow, rows);
}

/** The purchase of a listing that somebody has begun not long ago at this price; null where there is none. */
export async function findBegun(sql: Sql, userId: string, listingId: string, price: Price, now: Date): Promise<PurchaseRow | null> {
  const { rows } = await sql.execute(raw`
    select ${columns} from purchase where user_id = ${userId} and listing_id = ${listingId} and state = 'open' and amount = ${price.amount}
      and currency = ${price.currency} and created_at > ${now.toISOString()}::timestamptz - make_interval(hours => ${marketServerLimits.checkoutHours}::int)
    order by created_at desc limit 1`);
  return rows[0] ? Row.parse(rows[0]) : null;
}

/** Notes a purchase that begins. */
export async function insertPurchase(
  sql: Sql,
  { id, userId, listingId, title, price }: { id: string; userId: string; listingId: string; title: string; price: Price },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await sql.execute(raw`
    insert into purchase (id, user_id, listing_id, title, amount, currency, state, created_at, changed_at)
    values (${id}, ${userId}, ${listingId}, ${title}, ${price.amount}, ${price.currency}, 'open', ${at}::timestamptz, ${at}::timestamptz)`);
}

/** Notes where a purchase is paid. */
export async function saveCheckout(sql: Sql, id: string, url: string): Promise<void> {
  await sql.execute(raw`update purchase set checkout_url = ${url} where id = ${id}`);
}

/** A purchase, held until the transaction ends; null where there is none. */
export async function lockPurchase(sql: Sql, id: string): Promise<PurchaseRow | null> {
  const { rows } = await sql.execute(raw`select ${columns} from purchase where id = ${id} for update`);
  return rows[0] ? Row.parse(rows[0]) : null;
}

/** Notes how a purchase stands. */
export async function savePurchaseState(sql: Sql, id: string, state: PurchaseState, now: Date): Promise<void> {
  await sql.execute(raw`update purchase set state = ${state}, changed_at = ${now.toISOString()}::timestamptz where id = ${id}`);
}

/** Forgets purchases that nobody has paid for long. */
export async function deleteUnpaid(sql: Sql, now: Date): Promise<void> {
  await sql.execute(raw`
    delete from purchase where state in ('open', 'expired')
      and created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${marketServerLimits.unpaidDays}::int)`);
}
