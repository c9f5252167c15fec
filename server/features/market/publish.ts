import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/account/account.ts';
import { limits } from '#domain/limits/limits.ts';
import { packageFormat } from '#domain/market/manifest.ts';
import type { Manifest, PackageAbout } from '#domain/market/manifest.ts';
import { originsIn, problemOfTerms } from '#domain/market/onward.ts';
import type { Source } from '#domain/market/onward.ts';
import type { ListingState } from '#domain/market/terms.ts';
import { isNewer } from '#domain/market/version.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { countListingsOf, lockListing, writeListing } from './listings.store.ts';
import { dropPackages, keepPackage } from './package/keep-package.ts';
import { partOf } from './package/seal.ts';
import type { PartBytes } from './package/seal.ts';
import { findUnused, listPackagesOf, releaseRoom } from './packages.store.ts';

interface Publishing {
  /** The listing of which this is a newer version; null for a new one. */
  listingId: string | null;
  about: PackageAbout;
  /** The world that it is made from; none for assets. */
  worldId?: string;
  made: Pick<Manifest, 'kind' | 'story' | 'contents'> & { sources: readonly Source[]; parts: readonly PartBytes[] };
}

/**
 * Offers a package under a listing. Refuses a listing of somebody else, one that was taken down, a version that is not newer,
 * terms that take from those of its sources, and more than somebody may offer or store. It waits where administrators look at what is offered.
 */
export async function publish(
  kernel: Kernel,
  person: Person,
  { listingId, about, worldId, made: { parts, sources, ...made } }: Publishing,
): Promise<{ listingId: string; state: ListingState }> {
  if (parts.reduce((sum, { bytes }) => sum + bytes.length, 0) > limits.uploadBytes) throw new Refusal('package.tooLarge');
  const problem = problemOfTerms(about, sources);
  if (problem !== null) throw new Refusal(problem);
  const id = listingId ?? randomUUID();
  const packageId = randomUUID();
  const manifest: Manifest = {
    format: packageFormat,
    formatVersion: 1,
    ...about,
    ...made,
    ...originsIn(sources),
    author: person.name.slice(0, limits.packageAuthorLength),
    listing: id,
    parts: parts.map(partOf),
  };
  const publishIn = async (tx: Tx) => {
    if (listingId !== null) await refuseUnlessNewer(tx, person.id, listingId, manifest);
    const state = (await findSettings(tx.sql)).listingsReviewed ? 'waiting' : 'shown';
    const earlier = await listPackagesOf(tx.sql, id);
    await writeListing(
      tx.sql,
      { id, publisherId: person.id, isOurs: false, kind: manifest.kind, version: manifest.version, state, worldId: worldId ?? null },
      tx.now,
    );
    const bytes = new Map(parts.map((part) => [part.path, part.bytes]));
    await keepPackage(kernel, tx, { id: packageId, listingId: id, ownerId: person.id, manifest, parts: bytes });
    // Here, where others of the same person wait for each other.
    if ((await countListingsOf(tx.sql, person.id)) > limits.listingsPerPerson) throw new Refusal('listing.tooMany');
    await releaseRoom(tx.sql, earlier);
    await dropPackages(kernel, tx, await findUnused(tx.sql, earlier));
    return { listingId: id, state } as const;
  };
  return transact(kernel, publishIn).catch(async (error: unknown) => {
    await kernel.files.removeFolder(`packages/${packageId}`);
    throw error;
  });
}

async function refuseUnlessNewer({ sql }: Tx, userId: string, listingId: string, { kind, version }: Manifest): Promise<void> {
  const before = await lockListing(sql, listingId);
  if (before?.publisherId !== userId) throw new Refusal('listing.notFound');
  if (before.state === 'takenDown') throw new Refusal('listing.takenDown');
  if (before.kind !== kind) throw new Refusal('listing.otherKind');
  if (!isNewer(version, before.version)) throw new Refusal('listing.versionIsOld');
}
