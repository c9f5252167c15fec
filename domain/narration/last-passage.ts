import type { MessageRole } from '#domain/chat/message.ts';

interface Said {
  id: string;
  position: number;
  role: MessageRole;
}

/** What the X-card takes back. */
export interface Passage {
  /** The last position that stays. */
  after: number;
  /** The narrator's reply that the passage begins with, if it does. */
  replyId: string | null;
}

/** Messages within which a passage must have begun: whoever uses the X-card means what has just been read. */
const reach = 30;

/**
 * The last passage, given the last messages of the table, oldest first: the narrator's last reply, or the DM's last words where nobody
 * else narrates, with all that was said after. While a reply is being told it is that reply with what it answers, or what was said last.
 * Null when there is nothing to take back.
 */
export function findLastPassage(said: readonly Said[], { speaking, narrated }: { speaking: boolean; narrated: boolean }): Passage | null {
  const recent = said.slice(-reach);
  const narrator: MessageRole = narrated ? 'ai' : 'dm';
  const lastReply = recent.findLastIndex(({ role }) => role === narrator || role === 'ai');
  const answered = recent.slice(lastReply + 1).find(({ role }) => role !== 'system');
  const lastWords = recent.findLast(({ role }) => role !== 'system');
  const start = speaking ? (answered ?? lastWords) : (recent[lastReply] ?? lastWords);
  return start ? { after: start.position - 1, replyId: start.role === 'ai' ? start.id : null } : null;
}
