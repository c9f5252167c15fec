import type { Message } from '#domain/chat/message.ts';

/** A player's message for tests; its id and time follow from its position. */
export function message(position: number, over: Partial<Message> = {}): Message {
  return {
    id: `m${position}`,
    campaignId: 'c',
    position,
    authorId: 'mira',
    authorName: 'Mira',
    role: 'player',
    content: `Words ${position}`,
    audience: null,
    rolls: [],
    narration: null,
    fight: null,
    check: null,
    applied: null,
    kind: 'say',
    replyTo: null,
    mentions: [],
    images: [],
    reactions: [],
    editedAt: null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, position)).toISOString(),
    ...over,
  };
}
