import type { Person } from '#domain/account/account.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { homebrewOfPart } from '#domain/market/update/homebrew-part.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { mapOfPart } from '#domain/market/update/map-part.ts';
import { idOfKey } from '#domain/market/update/part-key.ts';
import type { Written } from '#domain/market/update/part.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { drawnMaps } from '#server/features/battle-maps/index.ts';
import { replaceEntries } from '#server/features/homebrew/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';
import { lockInstall } from './installs.store.ts';
import type { Install } from './prepare-update.ts';
import { writeWorld } from './write-world.ts';

/** Holds an install, and the world or the campaign that it is in, until the transaction ends. */
export async function holdInstall({ sql }: Tx, { id, worldId, campaignId }: Install): Promise<void> {
  await lockInstall(sql, id);
  if (worldId !== null) await worldStore.lockWorld(sql, worldId);
  if (campaignId !== null) await documentStore.holdTable(sql, campaignId);
}

/** Writes maps of somebody's account, and removes those that go. Refuses more than an account keeps. */
async function writeMaps({ sql, now }: Tx, userId: string, written: readonly Written[]): Promise<void> {
  for (const { before, after } of written) {
    if (!after) await drawnMaps.deleteDrawnMap(sql, userId, idOfKey(before?.key ?? ''));
    else if (!(await drawnMaps.writeDrawnMap(sql, userId, mapOfPart(after), battleMapLimits.mapsPerAccount, now)))
      throw new Refusal('drawnMap.tooMany');
  }
}

/** Writes what becomes of an install, which is held. Refuses entries of homebrew whose fields do not go together. */
export async function writeInstall(
  tx: Tx,
  { worldId, table }: Install,
  { by, action }: { by: Person; action: 'imported' | 'restored' },
  written: readonly Written[],
): Promise<void> {
  if (worldId !== null) return writeWorld(tx, { worldId, by: { id: by.id, name: by.name }, action }, written);
  if (!table) return writeMaps(tx, by.id, written);
  const wanted = new Map<string, HomebrewEntry | null>();
  for (const { before, after } of written) {
    const entry = after && homebrewOfPart(after);
    if (after && !entry)
      throw new Refusal(
        'update.unfit',
        `The two versions of “${after.name}” do not go together like this. Choose the same side for all of its fields.`,
      );
    wanted.set(idOfKey((after ?? before)?.key ?? ''), entry);
  }
  await replaceEntries(tx, table, by, wanted);
}
