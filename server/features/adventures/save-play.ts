import type { PlayState } from '#domain/narration/play-state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';

const narrator: documentStore.Doer = { id: null, name: 'Narrator' };

/** Keeps how far the party has come. */
export async function savePlay(sql: Sql, campaignId: string, state: PlayState, now: Date, by = narrator): Promise<void> {
  await documentStore.saveDocument(sql, { campaignId, kind: 'play', key: 'play' }, state, { by, summary: [] }, now);
}
