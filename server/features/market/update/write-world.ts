import { z } from 'zod';
import { idOfKey } from '#domain/market/update/part-key.ts';
import type { Part, Written } from '#domain/market/update/part.ts';
import { StoredEntry } from '#domain/world/lore/entry.ts';
import type { LoreFields } from '#domain/world/lore/entry.ts';
import { Tome } from '#domain/world/tome.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { wholeLore } from '#server/features/lore/index.ts';
import { replaceTomes } from '#server/features/tomes/index.ts';
import { findWorld } from '#server/features/world-library/index.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

const { category, name, aliases, tags, text, audience, date, image } = StoredEntry.shape;
const EntryFields = z.object({ category, name, aliases, tags, text, audience, date, image });
const TomeFields = Tome.pick({ title: true, content: true, category: true, audience: true, file: true });
const WorldFields = z.object({ name: z.string(), description: z.string(), map: z.string().nullable() });

interface Writing {
  worldId: string;
  by: { id: string; name: string };
  /** Whether a newer version is written, or an update is taken back. */
  action: 'imported' | 'restored';
}

/** Writes what becomes of an installed world: its entries, its tomes and what it is called. The world is to be locked by the caller. */
export async function writeWorld(tx: Tx, { worldId, by, action }: Writing, written: readonly Written[]): Promise<void> {
  const about = { worldId, by };
  const ofKind = (kind: Part['kind']) => written.filter(({ before, after }) => (after ?? before)?.kind === kind);
  const entries = new Map<string, LoreFields | null>();
  for (const { before, after } of ofKind('entry'))
    entries.set(idOfKey((after ?? before)?.key ?? ''), after && EntryFields.parse(after.fields));
  await wholeLore.replaceEntries(tx, about, entries, action);
  const tomes = new Map<string, z.infer<typeof TomeFields> | null>();
  for (const { before, after } of ofKind('tome')) tomes.set(idOfKey((after ?? before)?.key ?? ''), after && TomeFields.parse(after.fields));
  await replaceTomes(tx, about, tomes, action);
  const [world] = ofKind('world');
  if (world?.after) await writeAbout(tx, { worldId, by, action }, WorldFields.parse(world.after.fields));
}

async function writeAbout(tx: Tx, { worldId, by, action }: Writing, wanted: z.infer<typeof WorldFields>): Promise<void> {
  const row = await findWorld(tx.sql, by.id, worldId);
  if (!row) return;
  const versions = { ...row.versions };
  const before: Record<string, { value: unknown; version: number }> = {};
  for (const field of ['name', 'description'] as const) {
    if (row[field] === wanted[field]) continue;
    const version = versions[field] ?? 1;
    before[field] = { value: row[field], version };
    versions[field] = version + 1;
  }
  await worldStore.saveWorldFields(tx.sql, worldId, wanted, versions);
  if (row.mapPath !== wanted.map) {
    const file = wanted.map === null ? null : await worldFiles.fileOfWorld(tx.sql, worldId, wanted.map);
    await worldStore.saveMap(tx.sql, worldId, file?.path ?? null, file?.name ?? null);
  }
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  const about = { worldId, subject: 'world' as const, subjectId: worldId, subjectName: wanted.name };
  await worldChanges.insertChange(tx.sql, { ...about, actor: by, action, before }, tx.now);
  tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
}
