import { z } from 'zod';
import { Id, isWritable } from './ids.ts';
import { limits } from './limits.ts';
import { messageEmoji } from './message-emoji.ts';
import { Throw } from './request.ts';
import { isDm } from './seat.ts';
import type { Seat } from './seat.ts';

export const MessageRole = z.enum(['dm', 'player', 'ai', 'system']);
export type MessageRole = z.infer<typeof MessageRole>;

/** What a person types: trimmed, never empty, at most 4,000 characters. */
export const MessageText = z
  .string()
  .trim()
  .refine(isWritable, 'That message holds something that cannot be written down.')
  .min(1, 'An empty message is not sent.')
  .max(limits.messageLength, `A message has at most ${limits.messageLength} characters.`);

/** What a narrator's reply may be edited to: trimmed, never empty, at most 8,000 characters. */
export const NarrationText = z
  .string()
  .trim()
  .refine(isWritable, 'That holds something that cannot be written down.')
  .min(1, 'An empty reply is not posted.')
  .max(limits.replyLength, `A reply has at most ${limits.replyLength} characters.`);

/** Who a message is for: the table, the DM alone, the writer alone, or one player. */
export const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group') }),
  z.object({ kind: z.literal('dm') }),
  z.object({ kind: z.literal('notes') }),
  z.object({ kind: z.literal('player'), userId: Id }),
]);
export type Target = z.infer<typeof Target>;

/** What became of one raised hand's intent. */
export const ResolvedIntent = z.object({
  userId: z.string(),
  /** As the reply names them: the character's name where there is one. */
  name: z.string(),
  /** The first 120 characters of what was wanted. */
  intent: z.string(),
  outcome: z.enum(['done', 'partly', 'blocked']),
  /** The throw that decided it, as an index into the message's throws; null when nothing was thrown. */
  throw: z.int().nullable(),
});
export type ResolvedIntent = z.infer<typeof ResolvedIntent>;

/** How a narrator's reply came about, shown with it. */
export const Telling = z.object({
  narrationId: z.string(),
  cause: z.enum(['turn', 'chat', 'welcome', 'recap']),
  /** The cycle it answers. */
  cycle: z.int().nullable(),
  ending: z.enum(['complete', 'interrupted', 'stopped']),
  /** As people read it, e.g. "Storyteller (procedural, no AI model)". */
  spokenBy: z.string(),
  /** Why the configured model did not answer, when it did not. */
  fellBack: z.string().nullable(),
  /** The place a scene change leads to, when this reply opens one. */
  scene: z.object({ name: z.string(), place: z.string() }).nullable(),
  /** After a cycle: what became of each intent. Replies of earlier versions lack it. */
  resolved: z.array(ResolvedIntent).default([]),
});
export type Telling = z.infer<typeof Telling>;

/** Said in character, out of it, or as something done. */
export const MessageKind = z.enum(['say', 'ooc', 'me']);
export type MessageKind = z.infer<typeof MessageKind>;

/** What a message answers, as it shows above it. Whoever reads the answer may read that message. */
const Quote = z.object({ id: z.string(), position: z.int(), authorName: z.string(), role: MessageRole, excerpt: z.string() });

/** A picture shown with a message; it is fetched by its id. */
export const MessageImage = z.object({ id: z.string(), alt: z.string(), width: z.int(), height: z.int() });
export type MessageImage = z.infer<typeof MessageImage>;

/** A sign, and those who put it there, first come first. */
const Reaction = z.object({ emoji: z.enum(messageEmoji), by: z.array(z.string()) });

export const Message = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** Order within the campaign; later messages have larger ones. */
  position: z.int(),
  authorId: z.string().nullable(),
  authorName: z.string(),
  role: MessageRole,
  content: z.string(),
  /** Null for everyone at the table, else the ids of those who may read it. */
  audience: z.array(z.string()).nullable(),
  throws: z.array(Throw),
  telling: Telling.nullable(),
  kind: MessageKind,
  replyTo: Quote.nullable(),
  /** Those it names with an @. They read no more for that. */
  mentions: z.array(z.string()),
  images: z.array(MessageImage),
  reactions: z.array(Reaction),
  /** When its words were last changed; null while they stand as they were written. */
  editedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

/** What those write who lead the table carries the DM's seal. */
export function roleOf(seat: Seat | null): MessageRole {
  return isDm(seat) ? 'dm' : 'player';
}

/**
 * What a message waits for: to be taken as an intent while a cycle collects, to be answered by the narrator outside of
 * one, or nothing. Only words to the whole table, in character and in a campaign that an AI narrates, wait for anything.
 */
export const Awaits = z.enum(['intent', 'reply', 'nothing']);
export type Awaits = z.infer<typeof Awaits>;
export function awaitsOf(message: Pick<Message, 'role' | 'audience' | 'kind'>, collecting: boolean, narrated: boolean): Awaits {
  if (message.kind === 'ooc' || message.audience !== null || message.role === 'ai' || message.role === 'system') return 'nothing';
  if (collecting) return 'intent';
  return narrated ? 'reply' : 'nothing';
}
