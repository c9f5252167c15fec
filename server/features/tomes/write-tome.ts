import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tome, TomeFields } from '#domain/world/tome.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceTome } from './announce-tome.ts';
import { countTomes, saveTome } from './tomes.store.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

interface NewTome extends TomeFields {
  file: Tome['file'];
}

/** Adds a tome to a world and tells of it. The world is to be locked by the caller. Refuses more tomes than a world holds. */
export async function addTome(
  tx: Tx,
  { worldId, by }: { worldId: string; by: { id: string; name: string } },
  fresh: NewTome,
): Promise<Tome> {
  if ((await countTomes(tx.sql, worldId)) >= limits.tomes) throw new Refusal('world.full');
  const at = tx.now.toISOString();
  const versions = { title: 1, content: 1, category: 1, audience: 1 };
  const tome: Tome = { id: randomUUID(), worldId, ...fresh, versions, createdAt: at, updatedAt: at };
  await saveTome(tx.sql, tome);
  await worldStore.touchWorld(tx.sql, worldId, tx.now);
  await worldChanges.insertChange(
    tx.sql,
    { worldId, subject: 'tome', subjectId: tome.id, subjectName: tome.title, actor: by, action: 'added' },
    tx.now,
  );
  announceTome(tx, worldId, null, tome);
  return tome;
}
