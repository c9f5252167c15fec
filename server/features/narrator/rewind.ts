import { randomUUID } from 'node:crypto';
import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany, updateCampaigns } from '#server/features/campaigns/index.ts';
import { messageStore, postSystemLine } from '#server/features/chat/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { findAgreement, saveAgreement } from '#server/features/safety/index.ts';
import { restTurn } from '#server/features/turns/index.ts';
import { listDrafts, toSeenDraft } from './drafts.store.ts';
import { lastSentence } from './last-sentence.ts';
import { dropUnderWay, findCurrent } from './narrator.store.ts';

/** Messages in which the narrator's last words are looked for. */
const MESSAGES_LOOKED_THROUGH = 50;

interface Rewind {
  campaignId: string;
  /** The branch that is left; the one played now when none is named. */
  leaves?: string | null;
  /** The last position of that branch that is kept. */
  position: number;
  /** What the new branch is called; null for one without a name. */
  name: string | null;
  /** Who goes back; null where nobody is to know. */
  createdBy: string | null;
  /** What the table is told on the new branch. */
  text: string;
}

/** Goes back to a position of a table that is held: ends what is under way, opens a branch from there, plays it, and says so. Answers the branch's id. */
export async function rewindTo(tx: Tx, { campaignId, leaves = null, position, name, createdBy, text }: Rewind): Promise<string> {
  await endUnderWay(tx, campaignId);
  const branchId = randomUUID();
  await branchStore.openBranch(tx.sql, { id: branchId, campaignId, leaves, from: position, name, createdBy }, tx.now);
  await arrive(tx, campaignId, branchId, text);
  return branchId;
}

/** Goes on with another branch of a table that is held: ends what is under way and plays it. Nothing is added to it, so it stands as it was left. */
export async function playOn(tx: Tx, { campaignId, branchId }: { campaignId: string; branchId: string }): Promise<void> {
  await endUnderWay(tx, campaignId);
  await arrive(tx, campaignId, branchId, null);
}

/** The turn comes to rest; replies that are owed, are being generated or wait to be read are never told. */
async function endUnderWay(tx: Tx, campaignId: string): Promise<void> {
  await restTurn(tx, campaignId);
  const dropped = await dropUnderWay(tx.sql, campaignId);
  const topic = campaignTopic(campaignId);
  for (const { id: narrationId, status } of dropped) {
    if (status === 'speaking') {
      tx.emit(topic, { type: 'narrator.stopping', campaignId, narrationId });
      tx.emit(topic, { type: 'narrator.ended', campaignId, narrationId });
    } else if (status === 'drafted') await announceDraft(tx, campaignId, narrationId);
  }
}

/** Tells those who lead the table that a draft has come or gone, and everybody whether a reply lies with a DM. */
export async function announceDraft(tx: Tx, campaignId: string, narrationId: string): Promise<void> {
  const [access] = await findAccessOfMany(tx.sql, [{ userId: null, campaignId }]);
  const waiting = (await listDrafts(tx.sql, campaignId)).find(({ id }) => id === narrationId);
  const draft = waiting ? toSeenDraft(waiting) : null;
  for (const dm of access?.dms ?? []) tx.emit(personTopic(dm), { type: 'narrator.drafted', campaignId, narrationId, draft });
  const { held: isHeld } = await findCurrent(tx.sql, campaignId);
  tx.emit(campaignTopic(campaignId), { type: 'narrator.held', campaignId, isHeld });
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

async function arrive(tx: Tx, campaignId: string, branchId: string, text: string | null): Promise<void> {
  const agreed = await findAgreement(tx.sql, campaignId);
  await branchStore.playBranch(tx.sql, campaignId, branchId);
  // What the table leaves out is agreed between people, not in the tale: it holds on whatever branch is played.
  if (!isSame(await findAgreement(tx.sql, campaignId), agreed)) await saveAgreement(tx.sql, campaignId, agreed, tx.now);
  const lastReply = (await messageStore.listPublicMessages(tx.sql, campaignId, MESSAGES_LOOKED_THROUGH)).findLast(
    ({ role }) => role === 'ai',
  );
  const lastPassage = lastReply ? lastSentence(lastReply.content) : '';
  await updateCampaigns(tx.sql, [campaignId], { lastPassage, lastActive: tx.now });
  // First that the branch has changed, then what is said on it: whoever follows loads the branch and then hears the words.
  // To those who lead on their own topic too, where nothing of the branch before comes after it.
  for (const topic of [campaignTopic(campaignId), campaignLeadersTopic(campaignId)])
    tx.emit(topic, { type: 'history.moved', campaignId, branchId });
  if (text !== null) await postSystemLine(tx, campaignId, text);
}
