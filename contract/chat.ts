import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Message, MessageText, Target } from '#domain/message.ts';
import { z } from 'zod';
import { command, query } from './operation.ts';

export const list = query('chat.list', {
  summary: 'A page of messages the asking person may read: the newest, or those before a position; oldest first within the page.',
  input: z.object({
    campaignId: Id,
    before: z.int().positive().optional(),
    limit: z.int().min(1).max(limits.messagePage).default(limits.messagePage),
  }),
  output: z.object({
    messages: z.array(Message),
    /** True when older ones exist. */
    more: z.boolean(),
    /** Sequence numbers to subscribe after, so that nothing is missed between this answer and the first event. */
    seq: z.object({ campaign: z.int(), person: z.int() }),
  }),
});

export const post = command('chat.post', {
  summary: 'Posts a message. The sender chooses its id: sending the same one again returns what was posted.',
  input: z.object({ id: Uuid, campaignId: Id, content: MessageText, to: Target.default({ kind: 'group' }) }),
  output: Message,
});

export const roll = command('chat.roll', {
  summary: 'Throws a d20 on the server and posts it as a system message; the same id is thrown once.',
  input: z.object({ id: Uuid, campaignId: Id }),
  output: Message,
});
