import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';

/** What players ask the narrator that the state of the tale answers without a roll. */
export const stateQuestions = [
  'ways',
  'place',
  'people',
  'who',
  'seen',
  'known',
  'carried',
  'health',
  'recap',
  'goal',
  'over',
  'rules',
] as const;
export type StateQuestion = (typeof stateQuestions)[number];

/** A question as it was put; `subject` is whom or what it is about, in the player's words. */
export interface AskedQuestion {
  asks: StateQuestion;
  subject: string | null;
}

const patterns = contentFile(
  'storyteller/lexicon/questions.json',
  z.array(z.object({ asks: z.enum(stateQuestions), pattern: z.string() })),
).map(({ asks, pattern }) => ({ asks, pattern: new RegExp(pattern) }));

const before =
  /^(?:(?:so|and|but|ok|okay|well|um|uh|er|hey|wait|please|sorry|narrator|dm|gm)[,.!]? |(?:i|we) (?:wonder|ask myself|ask ourselves|try to remember|want to know|would like to know|need to know),? |(?:can|could|would) you (?:please )?(?:tell|remind) (?:me|us),? |(?:tell|remind) (?:me|us),? |(?:do|can) (?:i|we) remember,? )+/;

/** The question of a clause to the narrator about how things stand; null for anything else. */
export function stateQuestionOf(clause: string): AskedQuestion | null {
  const text = clause.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim().replace(before, '');
  for (const { asks, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match) return { asks, subject: match.groups?.['subject']?.trim() ?? null };
  }
  return null;
}
