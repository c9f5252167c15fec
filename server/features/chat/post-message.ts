import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/chat/message.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announce } from './announce.ts';
import { saveMessages } from './chat.store.ts';
import type { NewMessage } from './chat.store.ts';

/** Posts what the narrator or the system says to a whole table; a message with a known id is posted once. */
export async function postMessage(tx: Tx, message: NewMessage): Promise<Message> {
  const [saved] = await saveMessages(tx.sql, [message], tx.now);
  if (!saved) throw new Error('A message was not saved.');
  if (saved.isNew) announce(tx, saved.message, 'nothing');
  return saved.message;
}

/** Posts a line that the product itself says to a table, or to one reader there. */
export function postSystemLine(tx: Tx, campaignId: string, content: string, readerId: string | null = null): Promise<Message> {
  return postMessage(tx, {
    id: randomUUID(),
    campaignId,
    authorId: null,
    authorName: 'System',
    role: 'system',
    content,
    audience: readerId === null ? null : [readerId],
    rolls: [],
    narration: null,
  });
}
