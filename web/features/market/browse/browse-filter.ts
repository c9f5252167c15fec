import { licenseIds } from '#domain/market/license-names.ts';
import { assetKinds, listingOrders, provenances } from '#domain/market/terms.ts';
import type { LicenseId } from '#domain/market/license-names.ts';
import type { AssetKind, ListingOrder, Provenance } from '#domain/market/terms.ts';

/** What is asked of the list, as the address holds it. */
export interface BrowseFilter {
  search: string;
  /** What has to be in it. */
  holds: AssetKind | undefined;
  license: LicenseId | undefined;
  provenance: Provenance | undefined;
  leastStars: number | undefined;
  order: ListingOrder;
  /** From 1. */
  page: number;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) => values.find((each) => each === text);

/** The filter that an address names; what it names wrongly is left out. */
export function filterAt(search: Readonly<Record<string, string | undefined>>): BrowseFilter {
  const stars = Number(search['stars']);
  const page = Number(search['page']);
  return {
    search: (search['search'] ?? '').slice(0, 200),
    holds: oneOf(assetKinds, search['holds']),
    license: oneOf(licenseIds, search['license']),
    provenance: oneOf(provenances, search['made']),
    leastStars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    order: oneOf(listingOrders, search['sort']) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 400 ? page : 1,
  };
}

/** The same as the texts of an address; what is as it is at first is left out. */
export function searchOf({
  search,
  holds,
  license,
  provenance,
  leastStars,
  order,
  page,
}: BrowseFilter): Record<string, string | undefined> {
  return {
    search,
    holds,
    license,
    made: provenance,
    stars: leastStars === undefined ? undefined : String(leastStars),
    sort: order === 'newest' ? undefined : order,
    page: page === 1 ? undefined : String(page),
  };
}

/** Whether anything narrows the list down. */
export const isNarrow = ({ search, holds, license, provenance, leastStars }: BrowseFilter): boolean =>
  search.trim() !== '' || holds !== undefined || license !== undefined || provenance !== undefined || leastStars !== undefined;
