import type { Message } from '#domain/chat/message.ts';

/** Messages of others after the last one that was seen. */
export function unseen(messages: readonly Message[], seen: number, me: string): Message[] {
  return messages.filter(({ position, authorId }) => position > seen && authorId !== me);
}

/** Whether the narrator has answered among them: a turn or talk, and not what it says unasked. */
export function hasReply(messages: readonly Message[]): boolean {
  return messages.some(({ narration }) => narration !== null && (narration.cause === 'turn' || narration.cause === 'chat'));
}
