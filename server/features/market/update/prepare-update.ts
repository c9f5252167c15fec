import type { Actor } from '#domain/account/account.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import { partOfHomebrew } from '#domain/market/update/homebrew-part.ts';
import type { Part } from '#domain/market/update/part.ts';
import { planUpdate } from '#domain/market/update/plan-update.ts';
import type { UpdatePlan } from '#domain/market/update/plan-update.ts';
import { isNewer } from '#domain/market/version.ts';
import type { InstalledIn } from '#domain/permissions/policy.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { homebrewIn } from '#server/features/market/package/homebrew-part.ts';
import { openWorld } from '#server/features/market/package/open-world.ts';
import { sha256Of } from '#server/features/market/package/seal.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import type { KeptPackage } from '#server/features/market/packages.store.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import { findInstall } from './installs.store.ts';
import type { KeptInstall } from './installs.store.ts';
import { findAccountPart, forAccountIn, partsForAccount } from './account-parts.ts';
import { partsOfNewWorld, partsOfWorld } from './world-parts.ts';
import type { NewWorld } from './world-parts.ts';

/** An install of somebody, and the table that it is at where it is in a campaign. */
export interface Install extends KeptInstall {
  table: TableAccess | null;
}

/** An install that the caller may change. Refuses one that is not theirs, and one in a world or a campaign that they do not lead any more. */
export async function openInstall(sql: Sql, actor: Actor, installId: string): Promise<Install> {
  const may = policies['market.update'];
  permit(may, actor, null);
  const install = await findInstall(sql, personOf(actor).id, installId);
  if (!install) throw new Refusal('install.notFound');
  const { worldId, campaignId } = install;
  const table = campaignId === null ? null : await findAccess({ sql, actor, input: { campaignId } });
  const world = worldId === null ? null : await findWorldAccess({ sql, actor, input: { worldId } });
  const place: InstalledIn = world ? { world } : table && { table };
  permit(may, actor, place);
  return { ...install, table };
}

/** An update that can be looked at and made. */
export interface Update {
  install: Install;
  found: KeptPackage;
  /** The newer version, as it would stand there. */
  next: NewWorld;
  /** The maps of the newer version, where maps are what is installed. */
  maps: readonly DrawnMap[];
}

/**
 * Reads a newer version of something that is installed and gives it to `use`; its files lie where they were laid for as long as
 * that runs. Refuses what is no newer version of it.
 */
export async function withUpdate<Result>(
  kernel: Kernel,
  actor: Actor,
  { installId, packageId }: { installId: string; packageId: string },
  use: (update: Update) => Promise<Result>,
): Promise<Result> {
  const { sql } = kernel.database;
  const install = await openInstall(sql, actor, installId);
  const { id: userId } = personOf(actor);
  const found = await findPackageOf(sql, userId, packageId);
  if (!found) throw new Refusal('package.notFound');
  const { manifest } = found;
  if (manifest.listing === null || manifest.listing !== install.listing) throw new Refusal('install.otherPackage');
  if (!isNewer(manifest.version, install.version)) throw new Refusal('install.notNewer');
  const { worldId, base } = install;
  if (worldId === null) {
    const bytes = await partsOf(kernel, found);
    if (install.table) {
      const parts = homebrewIn(manifest, bytes)?.map(partOfHomebrew) ?? [];
      return use({ install, found, next: { parts, files: [], fresh: [] }, maps: [] });
    }
    const held = forAccountIn(manifest, bytes);
    return use({ install, found, next: { parts: partsForAccount(held), files: [], fresh: [] }, maps: held.maps });
  }
  if (manifest.kind !== 'adventure') throw new Refusal('package.otherKind');
  return openWorld(kernel, found, async (read) => {
    const mine = await partsOfWorld(sql, userId, worldId);
    return use({ install, found, next: await partsOfNewWorld(kernel, read, { worldId, base, mine }), maps: [] });
  });
}

/** What stands now where something was installed, part by part; of an account what is compared. */
export async function partsNow(
  sql: Sql,
  userId: string,
  { worldId, campaignId, base }: KeptInstall,
  next: readonly Part[],
): Promise<Part[]> {
  if (worldId !== null) return partsOfWorld(sql, userId, worldId);
  if (campaignId !== null) return (await listEntries(sql, campaignId)).map(({ entry }) => partOfHomebrew(entry));
  const there: Part[] = [];
  for (const key of new Set([...(base?.parts ?? []), ...next].map((part) => part.key))) {
    const part = await findAccountPart(sql, userId, key);
    if (part) there.push(part);
  }
  return there;
}

/** What becomes of an install, and what that is called: the same words as long as nothing there changes. */
export function planned({ install: { base }, next }: Update, mine: readonly Part[]): { plan: UpdatePlan; seen: string } {
  const plan = planUpdate({ base: base?.parts ?? null, mine, theirs: next.parts });
  return { plan, seen: sha256Of(JSON.stringify([plan.choices, plan.kept])) };
}
