import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { changesForPlayers } from '#domain/homebrew/changes-told.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { notifyPeople } from '#server/features/notices/index.ts';
import { findBearers } from './bearers.store.ts';

interface Edited {
  campaignId: string;
  /** Who wrote it: they know. */
  byId: string;
  before: HomebrewEntry;
  after: HomebrewEntry;
}

/** Tells the players whose heroes carry, know or have an entry that it was written anew, and what is different. */
export async function noteBearers(tx: Tx, { campaignId, byId, before, after }: Edited): Promise<void> {
  const changes = changesForPlayers(before, after);
  if (changes.length === 0) return;
  const userIds = (await findBearers(tx.sql, campaignId, after.id)).filter((id) => id !== byId);
  if (userIds.length === 0) return;
  const about = { userIds, campaignId, aboutId: byId, subject: `homebrew:${after.id}` };
  await notifyPeople(tx, { kind: 'homebrewEdited', entry: after.name, changes }, about);
}
