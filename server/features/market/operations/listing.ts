import { bytesOf } from '#domain/market/manifest.ts';
import { isNewer } from '#domain/market/version.ts';
import { originsOf } from '#domain/market/onward.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { listing as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listVersionsGot } from '#server/features/market/copies.store.ts';
import { cardOf, findListing } from '#server/features/market/listings.store.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';
import { hasPaid } from '#server/features/market/payments/purchases.store.ts';
import { listRatings } from '#server/features/market/said.store.ts';
import { seesListing } from '#server/features/market/sees-listing.ts';

/** One listing; one that has a price is there where it can be bought, and for whoever published it. */
export const listing = (service: PaymentService | null) =>
  query(operation, {
    may: policies['market.listing'],
    find: noSubject,
    run: async ({ sql, actor, input: { listingId } }) => {
      const row = await findListing(sql, listingId);
      if (!row || !seesListing(actor, row, service !== null)) throw new Refusal('listing.notFound');
      const me = actor.kind === 'person' ? actor.id : '';
      const { state, manifest, seal, takenDownBecause } = row;
      const got = await listVersionsGot(sql, me, listingId);
      const said = await listRatings(sql, listingId, me);
      return {
        ...cardOf(row),
        description: manifest.description,
        basedOn: originsOf(manifest),
        contents: manifest.contents,
        bytes: bytesOf(manifest),
        seal,
        state,
        takenDownBecause,
        isMine: row.publisherId !== null && row.publisherId === me,
        isPaid: row.price !== null && (await hasPaid(sql, me, listingId)),
        gotVersion: newestOf(got),
        said: said.map(({ userId, at, ...each }) => ({ ...each, isMine: userId === me, at: at.toISOString() })),
      };
    },
  });

function newestOf(versions: readonly string[]): string | null {
  return versions.reduce<string | null>((newest, each) => (newest === null || isNewer(each, newest) ? each : newest), null);
}
