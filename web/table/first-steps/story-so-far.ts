import type { Message } from '#domain/chat/message.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { isPlayed } from './dm-steps.ts';

/** What of a message says how the story stands. */
export type Told = Pick<Message, 'authorId' | 'role' | 'audience' | 'kind' | 'narration' | 'content' | 'createdAt'>;

interface Newcomer {
  userId: string;
  joinedAt: string;
}

const most = { sentences: 2, letters: 240 } as const;

/** Whether the story is told in a message that all read: by the narrator, a recap among it, or by whoever leads. */
const tells = ({ role, audience, kind }: Told): boolean => audience === null && (role === 'ai' || (role === 'dm' && kind !== 'ooc'));

/** Whether somebody has said something of their own. */
export const hasSpoken = (messages: readonly Pick<Told, 'authorId' | 'role'>[], userId: string): boolean =>
  messages.some(({ authorId, role }) => authorId === userId && role === 'player');

/**
 * What was told last, in its first sentences, for somebody who joined once the story had begun and has said nothing yet. Null for everybody
 * else.
 */
export function storySoFar(messages: readonly Told[], { userId, joinedAt }: Newcomer, dmNarrates: boolean): string | null {
  if (hasSpoken(messages, userId)) return null;
  const before = messages.filter(({ createdAt }) => Date.parse(createdAt) < Date.parse(joinedAt));
  const last = messages.findLast(tells);
  if (!last || !isPlayed(before, dmNarrates)) return null;
  const sentences = sentencesOf(last.content).flatMap((each) => each.trim() || []);
  return cutShort(sentences.slice(0, most.sentences).join(' '), most.letters);
}
