import { followedBy, spent } from '#domain/narration/guidance.ts';
import type { Guidance } from '#domain/narration/guidance.ts';
import { campaignLeadersTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { documentStore } from '#server/features/campaign-documents/index.ts';
import { findGuidance, lockGuidance, saveGuidance } from './guidance.store.ts';

const narrator = { id: null, name: 'Narrator' };

/** Changes the guidance of a campaign and tells those who lead it; a change to nothing is none. */
export async function changeGuidance(
  tx: Tx,
  campaignId: string,
  by: documentStore.Doer,
  change: (before: Guidance) => Guidance,
): Promise<Guidance> {
  const before = await lockGuidance(tx.sql, campaignId);
  const guidance = change(before);
  if (JSON.stringify(guidance) === JSON.stringify(before)) return before;
  await saveGuidance(tx.sql, campaignId, guidance, by, tx.now);
  const { standing, next } = guidance;
  tx.emit(campaignLeadersTopic(campaignId), { type: 'narrator.guided', campaignId, standing, next: next?.text ?? '' });
  return guidance;
}

/** A reply was told that followed the guidance for the next one, which is gone now. */
export async function spendGuidance(tx: Tx, campaignId: string, text: string): Promise<void> {
  await changeGuidance(tx, campaignId, narrator, (before) => spent(before, text));
}

/** A draft followed the guidance for the next reply, which is gone once the draft is posted. */
export async function noteDrafted(tx: Tx, campaignId: string, text: string, narrationId: string): Promise<void> {
  await changeGuidance(tx, campaignId, narrator, (before) => followedBy(before, text, narrationId));
}

/** A draft is posted: what it followed is gone. */
export async function spendDrafted(tx: Tx, campaignId: string, narrationId: string): Promise<void> {
  const { next } = await findGuidance(tx.sql, campaignId);
  if (next?.usedBy === narrationId) await spendGuidance(tx, campaignId, next.text);
}
