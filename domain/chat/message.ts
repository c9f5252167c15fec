import { z } from 'zod';
import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { AppliedRoll } from '#domain/check/applied-roll.ts';
import { AskedCheck } from '#domain/check/check.ts';
import { messageEmoji } from './message-emoji.ts';
import { ToldChange, ToldSteps } from './taken-back.ts';
import { WaitingWords } from './waiting-words.ts';
import { ResolvedIntent } from './resolved-intent.ts';
import { Roll } from '#domain/dice/roll.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';

export const MessageRole = z.enum(['dm', 'player', 'ai', 'system']);
export type MessageRole = z.infer<typeof MessageRole>;

/** What a person types: trimmed, never empty, at most 4,000 characters. */
export const MessageText = z
  .string()
  .trim()
  .refine(isWritable, 'This message contains a character that cannot be stored. Remove it and try again.')
  .min(1, 'An empty message is not sent.')
  .max(limits.messageLength, `A message has at most ${limits.messageLength} characters.`);

/** What a narrator's reply may be edited to: trimmed, never empty, at most 8,000 characters. */
export const NarrationText = z
  .string()
  .trim()
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.')
  .min(1, 'An empty reply is not posted.')
  .max(limits.replyLength, `A reply has at most ${limits.replyLength} characters.`);

const toMany = [
  z.object({ kind: z.literal('group') }),
  z.object({ kind: z.literal('dm') }),
  z.object({ kind: z.literal('notes') }),
] as const;

/** Who a message is for: the table, the DM alone, the writer alone, or one player. */
export const Target = z.discriminatedUnion('kind', [...toMany, z.object({ kind: z.literal('player'), userId: Id })]);
export type Target = z.infer<typeof Target>;

/** Who sees a roll of a sheet: the table, the DM alone, or whoever rolls. */
export const RollTarget = z.discriminatedUnion('kind', toMany);
export type RollTarget = z.infer<typeof RollTarget>;

/** One of the rolls of a message. */
export const RollOfMessage = z.object({
  messageId: Uuid,
  index: z
    .int()
    .min(0)
    .max(limits.messageRolls - 1),
});

/**
 * Something that the players could do next: its id within the reply, the words that whoever chooses it says, and the people for whose
 * heroes it is, where the party is in several places.
 */
const ReplyOption = z.object({ id: z.string(), words: z.string(), for: z.array(z.string()).optional() });
export type ReplyOption = z.infer<typeof ReplyOption>;

/** An intent of an earlier reply: that reply's message, and the id within it. */
export const EarlierIntent = z.object({ messageId: z.string(), intent: z.string() });
export type EarlierIntent = z.infer<typeof EarlierIntent>;

/** How a narrator's reply came about, shown with it. */
export const NarrationInfo = z.object({
  narrationId: z.string(),
  /** `moment` tells what came about in a fight or on a sheet, without having been asked. */
  cause: z.enum(['turn', 'chat', 'welcome', 'recap', 'moment']),
  /** The cycle it answers. */
  cycle: z.int().nullable(),
  ending: z.enum(['complete', 'interrupted', 'stopped']),
  /** As people read it, e.g. "Storyteller (procedural, no AI model)". */
  spokenBy: z.string(),
  /** Why the configured model did not answer, when it did not. */
  fellBack: z.string().nullable(),
  /** Who brought it to its end, after whoever spoke broke off. Only such replies have it. */
  continuedBy: z.string().optional(),
  /** The place a scene change leads to, when this reply opens one. */
  scene: z.object({ name: z.string(), place: z.string() }).nullable(),
  /** What became of each intent. Replies of earlier versions lack it, and those to talk did not keep it. */
  resolved: z.array(ResolvedIntent).default([]),
  /** What the Storyteller offers to do next. Other replies lack it. */
  options: z.array(ReplyOption).optional(),
  /** Which intent of an earlier reply was put to the narrator once more, where that is what this one answers. Other replies lack it. */
  again: EarlierIntent.optional(),
  /** The steps of a fight that it tells of, by which it is marked once they are taken back. Other replies, and those of earlier versions, lack it. */
  tells: ToldSteps.optional(),
  /** The words that wait for answers of others in the middle of a step. Other replies lack it. */
  waits: WaitingWords.optional(),
  /** The change of a sheet that it tells of, by which it is marked in the same way. */
  change: ToldChange.optional(),
});
export type NarrationInfo = z.infer<typeof NarrationInfo>;

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

/** Which round of a fight a message tells of. */
const FightRound = z.object({
  fightId: z.string(),
  round: z.int().min(1),
  /** How many turns the message saw begin, as far as the table may know. */
  turns: z.int().min(0),
});
export type FightRound = z.infer<typeof FightRound>;

export const MessageShape = z.object({
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
  // What stands beside the words and cannot be read is left out: the words are still read.
  rolls: z.array(Roll).catch([]),
  narration: NarrationInfo.nullable().catch(null),
  /** Set where the message tells of a round of a fight. Messages of earlier versions lack it. */
  fight: FightRound.nullable().default(null).catch(null),
  /** Set where it asks for a check: how far that has come, as players are told. Messages of earlier versions lack it. */
  check: AskedCheck.nullable().default(null).catch(null),
  /** Who was given its rolls of damage and healing; null for nobody. Messages of earlier versions lack it. */
  applied: z.array(AppliedRoll).nullable().default(null).catch(null),
  kind: MessageKind,
  replyTo: Quote.nullable(),
  /** Those it names with an @. They read no more for that. */
  mentions: z.array(z.string()),
  images: z.array(MessageImage).catch([]),
  reactions: z.array(Reaction).catch([]),
  /** When its words were last changed; null while they stand as they were written. */
  editedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export interface Message extends z.infer<typeof MessageShape> {}
export interface MessageInput extends z.input<typeof MessageShape> {}
/** @alias The same under its name, by which the compiler compares it, and not field by field. */
export const Message: z.ZodType<Message, MessageInput> = MessageShape;

/** What those write who lead the table carries the DM's seal. */
export function roleOf(seat: Seat | null): MessageRole {
  return isDm(seat) ? 'dm' : 'player';
}
