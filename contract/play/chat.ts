import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { AskedCheck } from '#domain/check/check.ts';
import { messageEmoji } from '#domain/chat/message-emoji.ts';
import { Message, MessageKind, MessageText, Target } from '#domain/chat/message.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Position = z.int().positive();
const Mentions = z.array(Id).max(limits.mentions, `A message names at most ${limits.mentions} people.`).default([]);
const Everyone = Target.default({ kind: 'group' });

export const list = query('chat.list', {
  summary:
    'A page of messages the asking person may read: the newest, or those before, after or around a position; oldest first within the page.',
  input: z.object({
    campaignId: Id,
    before: Position.optional(),
    after: Position.optional(),
    around: Position.optional(),
    limit: z.int().min(1).max(limits.messagePage).default(limits.messagePage),
  }),
  output: z.object({
    messages: z.array(Message),
    /** True when older ones exist. */
    more: z.boolean(),
    /** True when newer ones than the last of the page exist. */
    newer: z.boolean(),
    /** To Dungeon Masters: those checks of the page of which players are told less, whole. */
    checks: z.array(z.object({ messageId: z.string(), check: AskedCheck })),
    /** Sequence numbers to subscribe after, so that nothing is missed between this answer and the first event. */
    seq: z.object({ campaign: z.int(), person: z.int(), /** Null for those who do not lead the table. */ leaders: z.int().nullable() }),
  }),
});

export const post = command('chat.post', {
  summary: 'Posts a message. The sender chooses its id: sending the same one again returns what was posted.',
  input: z.object({
    id: Uuid,
    campaignId: Id,
    content: MessageText,
    to: Everyone,
    kind: MessageKind.default('say'),
    /** A message that it answers, which everyone must be able to read who reads this. */
    replyTo: Id.nullable().default(null),
    /** Those it names with an @; who has no seat is passed over. */
    mentions: Mentions,
    /** Pictures that were uploaded for it. */
    images: z.array(Id).max(limits.imagesPerMessage, `A message shows at most ${limits.imagesPerMessage} pictures.`).default([]),
    /** A Dungeon Master asks the narrator to answer these words; from anybody else it changes nothing. */
    asksNarrator: z.boolean().default(false),
  }),
  output: Message,
});

export const roll = command('chat.roll', {
  summary: 'Rolls dice on the server, a d20 unless others are written, and posts them as a system message; the same id is rolled once.',
  input: z.object({
    id: Uuid,
    campaignId: Id,
    /** As `2d6+3`, `4d6kh3` or `1d20 + @str advantage # stealth`; `docs/dice.md` has all that can be written. */
    dice: z.string().trim().max(200, 'Dice are written in at most 200 characters.').refine(isWritable).optional(),
    to: Everyone,
  }),
  output: Message,
});

export const react = command('chat.react', {
  summary: 'Puts a sign to a message one may read, or takes it away; each person each sign once.',
  input: z.object({ campaignId: Id, messageId: Id, emoji: z.enum(messageEmoji), on: z.boolean() }),
  output: Message,
});

export const edit = command('chat.edit', {
  summary: 'Changes the words of the last message one wrote, unless it was answered or taken as an action. The earlier words are kept.',
  input: z.object({ campaignId: Id, messageId: Id, content: MessageText, mentions: Mentions }),
  output: Message,
});

export const search = query('chat.search', {
  summary: 'Messages the asking person may read that hold all these words, newest first; those before a position for the next page.',
  input: z.object({
    campaignId: Id,
    text: z
      .string()
      .trim()
      .refine(isWritable, 'Your search contains a character that cannot be searched for. Remove it and try again.')
      .min(1, 'Say what to look for.')
      .max(limits.searchLength),
    before: Position.optional(),
  }),
  output: z.object({ messages: z.array(Message), more: z.boolean() }),
});

export const typing = query('chat.typing', {
  summary: 'Shows the table, for a moment, that the asking person writes to all. Nothing is kept; too many are passed over.',
  input: z.object({ campaignId: Id }),
  output: z.object({}),
});
