import { coverAddress } from '#domain/market/manifest.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { sourcesIn } from '#domain/market/onward.ts';
import { isNewer } from '#domain/market/version.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { purchases as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listCopies, listInstalls } from '#server/features/market/copies.store.ts';
import type { InstallRow } from '#server/features/market/copies.store.ts';
import { manifestOf } from '#server/features/market/packages.store.ts';
import { worldStore } from '#server/features/worlds/index.ts';

export const purchases = query(operation, {
  may: policies['market.purchases'],
  find: noSubject,
  run: async ({ sql, actor }) => {
    const { id } = personOf(actor);
    const [copies, all] = [await listCopies(sql, id), await listInstalls(sql, id)];
    const names = await worldStore.listNames(
      sql,
      all.flatMap(({ worldId }) => worldId ?? []),
    );
    // A world that is deleted is nowhere to be opened.
    const installed = all.filter(({ worldId }) => worldId === null || names.has(worldId));
    const readable = copies.flatMap(({ manifest: data, ...copy }) => {
      const manifest = manifestOf(copy.packageId, data);
      return manifest ? [{ ...copy, manifest }] : [];
    });
    return readable.map((copy) => {
      const { packageId, listingId, isBrought, gotAt, manifest, seal, offered, isOurs, isOwn } = copy;
      const { kind, title, summary, author, license, version, cover, contents } = manifest;
      const picture = coverAddress(packageId, manifest);
      const about = {
        picture,
        packageId,
        listingId,
        kind,
        title,
        summary,
        author,
        license,
        version,
        cover,
        contents,
        seal,
        isBrought,
        isOurs,
      };
      const own = installed.filter((each) => each.packageId === packageId);
      return {
        ...about,
        newest: newestOf(copy, readable),
        sources: sourcesIn(manifest, isOwn),
        gotAt: gotAt.toISOString(),
        newer: offered !== null && isNewer(offered, version) && !hasGot(readable, manifest.listing, offered) ? offered : null,
        installed: own.map((each) => ({ ...shown(each, names), update: newestAfter(each.version, manifest.listing, readable) })),
      };
    });
  },
});

function shown({ id, worldId, campaignId, name, version, at, earlier, parts }: InstallRow, names: ReadonlyMap<string, string>) {
  return { id, worldId, campaignId, name: names.get(worldId ?? '') ?? name, version, at: at.toISOString(), earlier, parts };
}

interface Got {
  packageId: string;
  isBrought: boolean;
  manifest: Pick<Manifest, 'listing' | 'version'>;
}

const hasGot = (got: readonly Got[], listing: string | null, version: string) =>
  got.some(({ manifest }) => manifest.listing === listing && manifest.version === version);

/** The newest version that one has got of a listing. What a file brought stands for itself. */
function newestOf({ packageId, isBrought, manifest: { listing, version } }: Got, got: readonly Got[]): string {
  if (isBrought) return packageId;
  const ofListing = got.filter((each) => !each.isBrought);
  return newestAfter(version, listing, ofListing)?.packageId ?? packageId;
}

/** The newest version of a listing that one has got, where it is newer than what is installed. */
function newestAfter(installed: string, listing: string | null, got: readonly Got[]): { packageId: string; version: string } | null {
  if (listing === null) return null;
  let newest: { packageId: string; version: string } | null = null;
  for (const { packageId, manifest } of got) {
    const { version } = manifest;
    if (manifest.listing === listing && isNewer(version, newest?.version ?? installed)) newest = { packageId, version };
  }
  return newest;
}
