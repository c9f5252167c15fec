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
    return copies.flatMap(({ packageId, listingId, isBrought, gotAt, manifest: data, seal, offered }) => {
      const manifest = manifestOf(packageId, data);
      if (!manifest) return [];
      const { kind, title, summary, author, license, version, cover, contents } = manifest;
      return {
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
        gotAt: gotAt.toISOString(),
        newer: offered !== null && isNewer(offered, version) ? offered : null,
        installed: installed.filter((each) => each.packageId === packageId).map((each) => shown(each, names)),
      };
    });
  },
});

function shown({ worldId, campaignId, name, version, at }: InstallRow, names: ReadonlyMap<string, string>) {
  return { worldId, campaignId, name: names.get(worldId ?? '') ?? name, version, at: at.toISOString() };
}
