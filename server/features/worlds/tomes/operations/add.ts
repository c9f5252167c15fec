import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { TomeFile } from '#domain/world/tome.ts';
import { add as operation } from '#contract/worlds/tomes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { fileOfWorld } from '#server/features/worlds/files/files.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { isFileOfTome } from '#server/features/worlds/tomes/tomes.store.ts';
import { addTome } from '#server/features/worlds/tomes/write-tome.ts';

export const add = command(operation, {
  may: policies['tomes.add'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, filePath, ...fields } }) => {
    const file = filePath === null ? null : await freeFile(tx.sql, worldId, filePath);
    return addTome(tx, { worldId, by: authorOf(actor) }, { ...fields, file });
  },
});

/** A document of the world that no tome has: a tome takes its file along when it is deleted. */
async function freeFile(sql: Sql, worldId: string, path: string): Promise<TomeFile> {
  const file = path.startsWith(`${worldId}/tomes/`) && !(await isFileOfTome(sql, path)) ? await fileOfWorld(sql, worldId, path) : null;
  if (file === null) throw new Refusal('file.notFound');
  const { name, type, size } = file;
  return { path, name, type, size };
}
