import type { PictureLine, PortraitLine } from '#domain/campaign-file/campaign-file.ts';
import { wholePictures } from '#server/features/chat-images/index.ts';
import { wholeStory } from '#server/features/chat/index.ts';
import { portraitStore } from '#server/features/characters/index.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { listMaps, mapLines } from '#server/features/battle-maps/index.ts';
import { listEncounters } from '#server/features/encounters/index.ts';
import { leave, writeLines } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { piecesOf, whole } from './part-writer.ts';

/** Writes what a campaign keeps beside its story: homebrew, battle maps, and pictures with their files. */
export async function writeKept(leaving: Leaving): Promise<void> {
  const { kernel, campaignId } = leaving;
  const { sql } = kernel.database;
  await writeLines(leaving, 'homebrew', await listEntries(sql, campaignId));
  await writeLines(leaving, 'encounters', await listEncounters(sql, campaignId));
  await writeLines(leaving, 'battleMaps', battleMapsOf(leaving));
  await writePictures(leaving);
  await writePortraits(leaving);
}

async function* battleMapsOf({ kernel, campaignId }: Leaving): AsyncGenerator<object> {
  for (const { id } of await listMaps(kernel.database.sql, campaignId)) {
    const line = await mapLines.findMapLine(kernel.database.sql, campaignId, id);
    if (line) yield line;
  }
}

async function writePictures(leaving: Leaving): Promise<void> {
  const { kernel, campaignId, ownerId, parts } = leaving;
  const { sql } = kernel.database;
  const readable = new Set(await wholeStory.listMessagesWithPictures(sql, campaignId, ownerId));
  const pictures = (await wholePictures.listPostedImages(sql, campaignId)).filter(({ messageId }) => readable.has(messageId));
  await kernel.files.lend(
    pictures.map(({ place }) => place),
    async (places) => {
      const there = pictures.filter(({ place }) => places.has(place));
      leave(leaving, 'lostFiles', pictures.length - there.length);
      const lines: PictureLine[] = there.map(({ place, createdAt, ...about }) => {
        return { ...about, createdAt: createdAt.toISOString(), path: `pictures/${place.split('/').at(-1)}` };
      });
      await writeLines(leaving, 'pictures', lines);
      for (const [n, { path }] of lines.entries()) await parts.write(path, piecesOf(places.get(there[n]?.place ?? '') ?? ''), true);
    },
  );
}

async function writePortraits(leaving: Leaving): Promise<void> {
  const { kernel, campaignId, parts } = leaving;
  const { sql } = kernel.database;
  const names = await portraitStore.listPicturesIn(sql, campaignId);
  const pathOf = ({ characterId, id }: { characterId: string; id: string }) => `portraits/${characterId}/${id}`;
  const lines: PortraitLine[] = names.map(({ id, characterId }) => ({ id, characterId, path: pathOf({ id, characterId }) }));
  await writeLines(leaving, 'portraits', lines);
  for (const name of names) {
    const picture = await portraitStore.findPicture(sql, name);
    if (picture) await parts.write(pathOf(name), whole(picture.bytes), true);
  }
}
