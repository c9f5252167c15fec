import { call } from '@orpc/server';
import { limits } from '#domain/limits/limits.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import type { Tome } from '#domain/world/tome.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { readWorldFilePath } from '#domain/world/file-path.ts';
import type { World, WorldCard } from '#domain/world/world.ts';
import { remoteWorlds as remote } from '#contract/remote/remote-worlds.ts';
import type { GivenLore, TomeLine } from '#contract/remote/remote-worlds.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { operations } from './operations.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

type Router = ReturnType<typeof operations>;
const done = { success: true };

/** Answers the calls on the tables of worlds and tomes by the operations they stand for; each is permitted there. */
export function remoteWorldNames(router: Router) {
  const { worlds } = router;
  const whole = async (context: CallContext, worldId: string) => toWhole(await call(worlds.get, { worldId }, { context }));
  return {
    ...tomeNames(router),
    selectWorlds: answer(remote.selectWorlds, async (context, { ownerId }) =>
      (await call(worlds.list, {}, { context })).filter((world) => ownerId === undefined || world.ownerId === ownerId).map(toLine),
    ),
    selectWorld: answer(remote.selectWorld, async (context, { id }) => whole(context, id)),
    insertWorld: answer(remote.insertWorld, async (context, { name, description, aiGenerated, aiPrompt, ...lore }) => {
      const { id } = await call(worlds.create, { name, description, aiGenerated, aiPrompt }, { context });
      await writeLore(router, context, id, lore);
      return whole(context, id);
    }),
    updateWorld: answer(
      remote.updateWorld,
      async (context, { id: worldId, name, description, tombFileUrl, tombFileName: _named, ...lore }) => {
        const { versions = {} } = await call(worlds.get, { worldId }, { context });
        const from = <Value>(field: string, value: Value | undefined) =>
          value === undefined ? undefined : { value, seen: versions[field] ?? 1 };
        const edits = { name: from('name', name), description: from('description', description) };
        await call(worlds.update, { worldId, edits }, { context });
        if (tombFileUrl !== undefined) await call(worlds.setMap, { worldId, path: placeOf(tombFileUrl) }, { context });
        await writeLore(router, context, worldId, lore);
        return whole(context, worldId);
      },
    ),
    deleteWorld: answer(remote.deleteWorld, async (context, { id: worldId }) => {
      await call(worlds.delete, { worldId }, { context });
      return done;
    }),
  };
}

function tomeNames({ tomes }: Router) {
  /** A tome that does not exist is in no world that anybody knows. */
  const worldOf = async ({ kernel }: CallContext, tomeId: string) => (await worldTomes.worldOfTome(kernel.database.sql, tomeId)) ?? 'none';
  return {
    selectTomes: answer(remote.selectTomes, async (context, input) =>
      (await call(tomes.list, input, { context })).map((tome) => toTomeLine(tome, context)),
    ),
    insertTome: answer(remote.insertTome, async (context, { worldId, title, content, category, fileUrl }) => {
      const filePath = placeOf(fileUrl ?? null);
      return toTomeLine(await call(tomes.add, { worldId, title, content, category, filePath }, { context }), context);
    }),
    updateTome: answer(remote.updateTome, async (context, { id: tomeId, title, content, category }) => {
      const worldId = await worldOf(context, tomeId);
      const versions = (await call(tomes.list, { worldId }, { context })).find(({ id }) => id === tomeId)?.versions ?? {};
      const from = <Value>(field: string, value: Value | undefined) =>
        value === undefined ? undefined : { value, seen: versions[field] ?? 1 };
      const edits = { title: from('title', title), content: from('content', content), category: from('category', category) };
      return toTomeLine((await call(tomes.update, { worldId, tomeId, edits }, { context })).tome, context);
    }),
    deleteTome: answer(remote.deleteTome, async (context, { id: tomeId }) => {
      await call(tomes.delete, { worldId: await worldOf(context, tomeId), tomeId }, { context });
      return done;
    }),
  };
}

/** Makes each category that was sent hold the entries that were sent, and leaves what is the same alone. */
async function writeLore({ lore }: Router, context: CallContext, worldId: string, given: GivenLore): Promise<void> {
  const all = await call(lore.list, { worldId }, { context });
  for (const category of loreCategories) {
    const sent = given[category];
    if (!sent) continue;
    const there = new Map(all.filter((entry) => entry.category === category).map((entry) => [entry.id, entry]));
    for (const [id, { name, description: text }] of Object.entries(sent)) {
      const entry = there.get(id);
      if (!entry) await call(lore.add, { worldId, id, entry: { category, name, text } }, { context });
      else if (entry.name !== name || entry.text !== text) {
        await call(lore.edit, { worldId, entryId: id, edits: editsOf(entry, { name, text }) }, { context });
      }
    }
    for (const entryId of there.keys()) if (!(entryId in sent)) await call(lore.remove, { worldId, entryId }, { context });
  }
}

/** The path of a file that is named by its place or a link; what is no place is no file. */
function placeOf(given: string | null): string | null {
  if (given === null) return null;
  const place = readWorldFilePath(given);
  if (place === null) throw new Refusal('file.notFound');
  return place.path;
}

function editsOf({ versions }: SeenEntry, { name, text }: { name: string; text: string }) {
  return { name: { value: name, seen: versions.name ?? 1 }, text: { value: text, seen: versions.text ?? 1 } };
}

function toLine({ id, name, description, ownerId, aiGenerated, mapUrl: tombFileUrl, createdAt, updatedAt }: WorldCard) {
  return { id, name, description, ownerId, aiGenerated, tombFileUrl, createdAt, updatedAt };
}

function toWhole(world: World) {
  return { ...toLine(world), ...world.lore, aiPrompt: world.aiPrompt ?? null, tombFileName: world.mapName ?? null };
}

function toTomeLine({ id, worldId, title, content, category, file, createdAt, updatedAt }: Tome, { kernel }: CallContext): TomeLine {
  const link = file && kernel.files.link(file.path, { now: kernel.now(), seconds: limits.fileLinkSeconds, download: false });
  const about = { fileName: file?.name ?? null, fileType: file?.type ?? null, fileSize: file?.size ?? null };
  return { id, worldId, title, content, category, fileUrl: link?.url ?? null, ...about, createdAt, updatedAt };
}
