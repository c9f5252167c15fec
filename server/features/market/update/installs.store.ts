import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Installed } from '#domain/market/update/part.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentKind, migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';
import { manifestOf } from '#server/features/market/packages.store.ts';

const document = documentKind('installed');

const Row = z.object({
  id: z.string(),
  packageId: z.string(),
  worldId: z.string().nullable(),
  campaignId: z.string().nullable(),
  version: z.string(),
  manifest: z.unknown(),
  data: z.unknown(),
});

/** Where somebody installed a package, and what it wrote there; `base` is null where that is not known or cannot be read. */
export interface KeptInstall extends Omit<z.infer<typeof Row>, 'manifest' | 'data'> {
  /** The listing that it came from, on whatever installation. */
  listing: string | null;
  base: Installed | null;
}

/** An install of somebody; null where they have none with this id. */
export async function findInstall(sql: Sql, userId: string, installId: string): Promise<KeptInstall | null> {
  const { rows } = await sql.execute(raw`
    select i.id, i.package_id as "packageId", i.world_id as "worldId", i.campaign_id as "campaignId", i.version, p.manifest, b.data
    from package_install i join package p on p.id = i.package_id left join package_base b on b.install_id = i.id
    where i.id = ${installId} and i.user_id = ${userId}`);
  if (!rows[0]) return null;
  const { manifest, data, ...install } = Row.parse(rows[0]);
  const read = data === null ? null : readStored(Installed, migrate(document, data), { what: 'installed package', id: install.id });
  const base = read instanceof Damaged ? null : read;
  return { ...install, base, listing: base?.listing ?? manifestOf(install.packageId, manifest)?.listing ?? null };
}

/** Holds an install until the transaction ends, so that its updates come one after the other. */
export async function lockInstall(sql: Sql, installId: string): Promise<void> {
  await sql.execute(raw`select 1 from package_install where id = ${installId} for update`);
}

/** Keeps what an install has written. */
export async function saveInstalled(sql: Sql, installId: string, installed: Installed): Promise<void> {
  const data = JSON.stringify(numbered(document, installed));
  await sql.execute(raw`
    insert into package_base (install_id, data) values (${installId}, ${data}::jsonb)
    on conflict (install_id) do update set data = excluded.data`);
}

/** Notes of which package and version an install is now. */
export async function saveVersion(sql: Sql, installId: string, packageId: string, version: string): Promise<void> {
  await sql.execute(raw`update package_install set package_id = ${packageId}, version = ${version} where id = ${installId}`);
}
