import { randomUUID } from 'node:crypto';
import type { Message, NarrationInfo } from '#domain/chat/message.ts';
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

interface Passage {
  cause: 'welcome' | 'recap' | 'moment';
  content: string;
  /** Whose words they are, as people read it. */
  spokenBy: string;
  /** The steps of a fight that they tell of. */
  tells?: NarrationInfo['tells'];
  /** The place that they lead to. */
  scene?: NarrationInfo['scene'];
}

/** Posts what the narrator tells a table without having been asked. */
export function postNarration(tx: Tx, campaignId: string, { cause, content, spokenBy, tells, scene = null }: Passage): Promise<Message> {
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
    },
  });
}
