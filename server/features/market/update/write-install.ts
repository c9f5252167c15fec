import type { Person } from '#domain/account/account.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { homebrewOfPart } from '#domain/market/update/homebrew-part.ts';
import { idOfKey } from '#domain/market/update/part-key.ts';
import type { Written } from '#domain/market/update/part.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { replaceEntries } from '#server/features/homebrew/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';
import { lockInstall } from './installs.store.ts';
import { writeAccountParts } from './account-parts.ts';
import type { Install, Update } from './prepare-update.ts';
import { writeWorld } from './write-world.ts';

/** Holds an install, and the world or the campaign that it is in, until the transaction ends. */
export async function holdInstall({ sql }: Tx, { id, worldId, campaignId }: Install): Promise<void> {
  await lockInstall(sql, id);
  if (worldId !== null) await worldStore.lockWorld(sql, worldId);
  if (campaignId !== null) await documentStore.holdTable(sql, campaignId);
}

/** Writes what becomes of an install, which is held. Refuses entries of homebrew whose fields do not go together. */
export async function writeInstall(
  kernel: Pick<Kernel, 'storedBytes'>,
  tx: Tx,
  { install: { worldId, table }, maps }: Pick<Update, 'install' | 'maps'>,
  { by, action }: { by: Person; action: 'imported' | 'restored' },
  written: readonly Written[],
): Promise<void> {
  if (worldId !== null) return writeWorld(tx, { worldId, by: { id: by.id, name: by.name }, action }, written);
  if (!table) return writeAccountParts(kernel, tx, { userId: by.id, maps }, written);
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
