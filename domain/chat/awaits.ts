import { z } from 'zod';
import { drawsReply } from './draws-reply.ts';
import type { Listening, SaidToAll } from './is-addressed.ts';
import type { Message } from './message.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';

/** What a message waits for: to be taken as an intent while actions are collected, to be answered by the narrator, or nothing. */
export const Awaits = z.enum(['intent', 'reply', 'nothing']);
export type Awaits = z.infer<typeof Awaits>;

/** How a table stands when a message comes. */
export interface TableNow {
  collecting: boolean;
  /** Whether an AI answers here at all at this moment. */
  narrated: boolean;
  answers: NarratorAnswers;
  listening: Listening;
  /** A Dungeon Master asks for a reply together with the words. */
  asked: boolean;
}

/**
 * What a message waits for. Only words to the whole table that are not out of character wait for anything: an intent while actions are
 * collected, otherwise a reply where they draw one or where a Dungeon Master asks for it.
 */
export function awaitsOf(message: SaidToAll & Pick<Message, 'audience'>, table: TableNow): Awaits {
  if (message.kind === 'ooc' || message.audience !== null || message.role === 'ai' || message.role === 'system') return 'nothing';
  if (table.collecting) return 'intent';
  const wanted = (table.asked && message.role === 'dm') || drawsReply(message, table.answers, table.listening);
  return table.narrated && wanted ? 'reply' : 'nothing';
}
