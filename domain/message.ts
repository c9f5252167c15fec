import { z } from 'zod';
import { Id, isWritable } from './ids.ts';
import { limits } from './limits.ts';
import { Throw } from './request.ts';

export const MessageRole = z.enum(['dm', 'player', 'ai', 'system']);
export type MessageRole = z.infer<typeof MessageRole>;

/** What a person types: trimmed, never empty, at most 4,000 characters. */
export const MessageText = z
  .string()
  .trim()
  .refine(isWritable, 'That message holds something that cannot be written down.')
  .min(1, 'An empty message is not sent.')
  .max(limits.messageLength, `A message has at most ${limits.messageLength} characters.`);

/** Who a message is for: the table, the DM alone, the writer alone, or one player. */
export const Target = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group') }),
  z.object({ kind: z.literal('dm') }),
  z.object({ kind: z.literal('notes') }),
  z.object({ kind: z.literal('player'), userId: Id }),
]);
export type Target = z.infer<typeof Target>;

/** How a narrator's reply came about, shown with it. */
export const Telling = z.object({
  narrationId: z.string(),
  cause: z.enum(['turn', 'chat', 'welcome']),
  /** The cycle it answers. */
  cycle: z.int().nullable(),
  ending: z.enum(['complete', 'interrupted', 'stopped']),
  /** As people read it, e.g. "Storyteller (procedural, no AI model)". */
  spokenBy: z.string(),
  /** Why the configured model did not answer, when it did not. */
  fellBack: z.string().nullable(),
  /** The place a scene change leads to, when this reply opens one. */
  scene: z.object({ name: z.string(), place: z.string() }).nullable(),
});
export type Telling = z.infer<typeof Telling>;

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
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

/** The readers of a message, null for everyone. */
export function audienceOf(target: Target, author: string, owner: string | null): string[] | null {
  if (target.kind === 'group') return null;
  if (target.kind === 'notes') return [author];
  const reader = target.kind === 'dm' ? owner : target.userId;
  return [...new Set(reader === null ? [author] : [author, reader])];
}

/** Writes of a campaign's owner carry the DM's seal. */
export function roleOf(seat: 'owner' | 'player'): MessageRole {
  return seat === 'owner' ? 'dm' : 'player';
}

/**
 * What a message waits for: to be taken as an intent while a cycle collects, to be answered by the narrator outside of
 * one, or nothing. Only words to the whole table, in a campaign that an AI narrates, wait for anything.
 */
export const Awaits = z.enum(['intent', 'reply', 'nothing']);
export type Awaits = z.infer<typeof Awaits>;
export function awaitsOf(message: Pick<Message, 'role' | 'audience'>, collecting: boolean, narrated: boolean): Awaits {
  if (message.audience !== null || message.role === 'ai' || message.role === 'system') return 'nothing';
  if (collecting) return 'intent';
  return narrated ? 'reply' : 'nothing';
}
