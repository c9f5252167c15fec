import type { Actor } from '#domain/account/account.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listVersionsGot } from '#server/features/market/copies.store.ts';
import { findListing } from '#server/features/market/listings.store.ts';
import { seesListing } from '#server/features/market/sees-listing.ts';

/** A listing whose package somebody may look into before they get it. What has a price is open to whoever has got it or published it. */
export async function openListing(sql: Sql, actor: Actor, listingId: string, sells: boolean) {
  const row = await findListing(sql, listingId);
  if (!row || !seesListing(actor, row, sells)) throw new Refusal('listing.notFound');
  const me = actor.kind === 'person' ? actor.id : '';
  const { manifest, price, publisherId } = row;
  const isOpen =
    price === null || (me !== '' && publisherId === me) || (await listVersionsGot(sql, me, listingId)).includes(manifest.version);
  if (!isOpen) throw new Refusal('listing.notFound', 'What is in it can be read once one has got it.');
  return row;
}
