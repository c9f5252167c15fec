import { randomUUID } from 'node:crypto';
import type { Message, NarrationInfo } from '#domain/chat/message.ts';
import { afterTakingBack, afterUndo } from '#domain/chat/taken-back.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceChange } from './announce.ts';
import { getMessage, lockTelling, lockTellingOf, saveEdit, writeToldChange } from './message-changes.store.ts';
import { postMessage } from './post-message.ts';

interface Passage {
  cause: 'welcome' | 'recap' | 'moment';
  content: string;
  /** Whose words they are, as people read it. */
  spokenBy: string;
  /** The steps of a fight that they tell of. */
  tells?: NarrationInfo['tells'];
  /** The change of a sheet that they tell of. */
  change?: NarrationInfo['change'];
  /** The place that they lead to. */
  scene?: NarrationInfo['scene'];
}

/** Posts what the narrator tells a table without having been asked. */
export function post(tx: Tx, campaignId: string, { cause, content, spokenBy, tells, change, scene = null }: Passage): Promise<Message> {
  const id = randomUUID();
  return postMessage(tx, {
    id,
    campaignId,
    authorId: null,
    authorName: 'Narrator',
    role: 'ai',
    content,
    audience: null,
    rolls: [],
    narration: {
      narrationId: id,
      cause,
      cycle: null,
      ending: 'complete',
      spokenBy,
      fellBack: null,
      scene,
      resolved: [],
      ...(tells && { tells }),
      ...(change && { change }),
    },
  });
}

/** Marks what the story tells of steps of a fight that were taken back, where the fight has gone back to an entry, and tells everybody. */
export async function takeBack(tx: Tx, campaignId: string, fightId: string, entry: number): Promise<void> {
  for (const { id, content, mentions, narration } of await lockTelling(tx.sql, campaignId, fightId)) {
    const marked = narration?.tells ? afterTakingBack(content, narration.tells, entry) : content;
    if (marked === content) continue;
    await saveEdit(tx.sql, id, { content: marked, mentions }, tx.now);
    announceChange(tx, await getMessage(tx.sql, id));
  }
}

/** What the story tells of a change of a sheet, or of what that change took back: held until the transaction ends. */
export const holdToldChange = (tx: Tx, campaignId: string, position: number): Promise<Message[]> =>
  lockTellingOf(tx.sql, campaignId, position);

/** Marks what the story tells of a change of a sheet that was taken back, or no longer marks it, and tells everybody. */
export async function takeChangeBack(tx: Tx, held: readonly Message[], undone: { position: number; by: number }): Promise<void> {
  for (const { id, content, mentions, narration } of held) {
    const after = narration?.change ? afterUndo(content, narration.change, undone) : null;
    if (!after) continue;
    await writeToldChange(tx.sql, id, after.told);
    await saveEdit(tx.sql, id, { content: after.content, mentions }, tx.now);
    announceChange(tx, await getMessage(tx.sql, id));
  }
}
