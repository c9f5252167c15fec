import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { ownHeroes, portraitStore } from '#server/features/characters/index.ts';
import { listOwnEncounters } from '#server/features/encounters/index.ts';
import { listOwnAssets } from '#server/features/own-assets/index.ts';
import { drawnMaps, mapPictures } from '#server/features/battle-maps/index.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { listTablesOf } from './tables-of.store.ts';
import { writeStories } from './write-stories.ts';
import { findOwnWorlds, readBelongings, readMessages, readPicture } from './account-data.store.ts';
import { readMarketBelongings } from '#server/features/market/index.ts';
import { gatherWorld, packWorld } from '#server/features/world-interchange/index.ts';
import { safeName } from '#server/kernel/files/safe-name.ts';

/**
 * Writes everything kept of somebody as a zip, as fast as it is taken; each of their worlds is an archive in it that can be
 * imported. `open` is called once the first of it has been read.
 */
export async function writeExport(kernel: Kernel, userId: string, open: () => Writable): Promise<void> {
  const db = kernel.database.sql;
  const belongings = { ...(await readBelongings(db, userId)), ...(await readMarketBelongings(db, userId)) };
  const out = open();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (isLast) out.end();
  });
  const away = {
    'maps.json': await drawnMaps.readDrawnMaps(db, userId),
    'heroes.json': await ownHeroes.readKeptHeroes(db, userId),
    'encounters.json': await listOwnEncounters(db, userId),
    'tables.json': await listOwnAssets(db, userId, 'table'),
    'stamps.json': await listOwnAssets(db, userId, 'stamp'),
  };
  for (const [name, rows] of Object.entries({ ...belongings, ...away })) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), true);
  }
  await writeMessages(db, userId, zip, out);
  await writeHomebrew(db, userId, zip);
  await writeStories(db, userId, zip, out);
  const picture = await readPicture(db, userId);
  if (picture) addPicture(zip, 'picture', picture);
  await writePortraits(db, userId, zip, out);
  await writeMapPictures(db, userId, zip, out);
  await writeWorlds(kernel, userId, zip, out);
  zip.end();
}

/** The homebrew of each campaign that somebody owns, as a file that another campaign can take in. */
async function writeHomebrew(db: Sql, userId: string, zip: Zip): Promise<void> {
  const owned = (await listTablesOf(db, userId)).filter(({ isOwner }) => isOwner);
  for (const [n, { campaignId, campaign }] of owned.entries()) {
    const entries = await listEntries(db, campaignId);
    if (entries.length === 0) continue;
    const file = new ZipDeflate(`homebrew/${n + 1} ${safeName(campaign)}.json`);
    zip.add(file);
    file.push(Buffer.from(`${fileOf(entries.map(({ entry }) => entry))}\n`), true);
  }
}

/** Pictures are compressed already. */
function addPicture(zip: Zip, name: string, { bytes, type }: { bytes: Uint8Array; type: string }): void {
  const file = new ZipPassThrough(`${name}.${type.split('/')[1] ?? 'bin'}`);
  zip.add(file);
  file.push(new Uint8Array(bytes), true);
}

/** Pictures of characters, each where its sheet says that it is. */
async function writePortraits(db: Sql, userId: string, zip: Zip, out: Writable): Promise<void> {
  for (const name of await portraitStore.listPicturesOf(db, userId)) {
    if (out.destroyed) return;
    const picture = await portraitStore.findPicture(db, name);
    if (picture) addPicture(zip, `portraits/${name.campaignId}/${name.characterId}/${name.id}`, picture);
    await drained(out);
  }
}

/** The pictures that lie under maps, each under the id of its map. */
async function writeMapPictures(db: Sql, userId: string, zip: Zip, out: Writable): Promise<void> {
  for (const mapId of await mapPictures.listPictured(db, userId)) {
    if (out.destroyed) return;
    const picture = await mapPictures.findMapPicture(db, userId, mapId);
    if (picture) addPicture(zip, `maps/${mapId}`, { bytes: Buffer.from(picture.base64, 'base64'), type: picture.type });
    await drained(out);
  }
}

async function writeWorlds(kernel: Kernel, userId: string, zip: Zip, out: Writable): Promise<void> {
  for (const [n, { id, name }] of (await findOwnWorlds(kernel.database.sql, userId)).entries()) {
    if (out.destroyed) return;
    const writeWorld = async (path: string) => {
      const file = new ZipPassThrough(`worlds/${n + 1} ${safeName(name)}.zip`);
      zip.add(file);
      for await (const piece of createReadStream(path)) {
        if (out.destroyed) return;
        file.push(new Uint8Array(piece));
        await drained(out);
      }
      file.push(new Uint8Array(), true);
    };
    await gatherWorld(kernel, id, { id: userId, builds: true }, (gathered) => packWorld(gathered, writeWorld));
  }
}

async function drained(out: Writable): Promise<void> {
  if (out.writableNeedDrain) await once(out, 'drain', { signal: AbortSignal.timeout(60_000) });
}

async function writeMessages(db: Sql, userId: string, zip: Zip, out: Writable): Promise<void> {
  const file = new ZipDeflate('messages.json');
  zip.add(file);
  let before = '[\n';
  for (let after: number | null = 0; after !== null && !out.destroyed;) {
    const { rows, last } = await readMessages(db, userId, after, accountServerLimits.exportMessagesAtOnce);
    for (const row of rows) {
      file.push(Buffer.from(before + JSON.stringify(row)));
      before = ',\n';
    }
    after = last;
    await drained(out);
  }
  file.push(Buffer.from(before === '[\n' ? '[]\n' : '\n]\n'), true);
}
