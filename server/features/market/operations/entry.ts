import { withoutCurse } from '#domain/homebrew/seen-entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { entry as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import type { ShownKind, ShownPart } from '#domain/market/shown-part.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { stampsOf, tablesOf } from '#server/features/market/package/asset-parts.ts';
import { openListing } from '#server/features/market/package/open-listing.ts';
import { openLoreOf } from '#server/features/market/package/open-lore.ts';
import { mapsIn } from '#server/features/market/package/map-parts.ts';
import { homebrewIn } from '#server/features/market/package/homebrew-part.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';

/** One thing of a listing as it can be read before one gets it. */
export const entry = (service: PaymentService | null) =>
  query(operation, {
    may: policies['market.entry'],
    find: noSubject,
    run: async ({ sql, kernel, actor, input: { listingId, of, at } }) => {
      const { packageId: id, manifest } = await openListing(sql, actor, listingId, service !== null);
      const shown = await shownOf({ kernel, id, manifest }, of, at);
      if (!shown) throw new Refusal('listing.notFound', 'There is no such entry in it.');
      return { shown };
    },
  });

/** What stands at a place of a list of the contents; null where nothing does. */
async function shownOf(
  { kernel, id, manifest }: { kernel: Pick<Kernel, 'files'>; id: string; manifest: Manifest },
  of: ShownKind,
  at: number,
): Promise<ShownPart | null> {
  if (of === 'lore') {
    const entry = manifest.kind === 'adventure' ? (await openLoreOf(kernel, { id, manifest }))[at] : undefined;
    return entry ? { of, entry } : null;
  }
  const bytes = await partsOf(kernel, { id, manifest }, partOfShown[of]);
  if (of === 'homebrew') {
    const entry = homebrewIn(manifest, bytes)?.[at];
    return entry ? { of, entry: withoutCurse(entry) } : null;
  }
  if (of === 'map') {
    const map = mapsIn(manifest, bytes)[at];
    return map ? { of, ground: map.ground, picture: map.picture } : null;
  }
  if (of === 'table') {
    const table = tablesOf(manifest, bytes)[at];
    return table ? { of, table } : null;
  }
  const stamp = stampsOf(manifest, bytes)[at];
  return stamp ? { of, stamp } : null;
}

const partOfShown = { homebrew: 'homebrew', map: 'map', table: 'tables', stamp: 'stamps' } as const;
