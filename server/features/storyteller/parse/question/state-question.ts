import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { plainQuestion } from './question-form.ts';
import { stateQuestions } from './question-kinds.ts';
import type { AskedQuestion, StateQuestion } from './question-kinds.ts';

const patterns = contentFile(
  'storyteller/lexicon/questions.json',
  z.array(z.object({ asks: z.enum(stateQuestions), pattern: z.string() })),
).map(({ asks, pattern }) => ({ asks, pattern: new RegExp(pattern) }));

/** Words that say how strongly something is asked, and nothing else. */
const strays =
  / (?:(?:do )?you (?:reckon|think|guess|suppose)|w?tf|the (?:heck|hell|fuck|devil)|on earth|just|even|exactly|literally|actually|really|currently)(?= )/g;

const before =
  /^(?:(?:so|and|but|ok|okay|well|um|uh|er|hey|wait|please|sorry|narrator|storyteller|dm|gm)[,.!]? |(?:i|we) (?:wonder|ask myself|ask ourselves|try to remember|want to know|would like to know|need to know),? |(?:can|could|would) you (?:please )?(?:tell|remind) (?:me|us),? |(?:tell|remind) (?:me|us),? |(?:do|can) (?:i|we) remember,? )+/;

/** Somebody of the tale is asked, in words that are told: "I ask Hob who". */
const reported =
  /^(?:(?:and|then|so|ok(?:ay)?|i|we|i'll|we'll|let's|just),? )*(?:\p{L}+ly )?ask (?!(?:myself|ourselves|the (?:narrator|gm|dm|storyteller)|narrator|gm|dm|you)\b)(?:[\p{L}'’]+ ){1,3}?(?:how|what|who|whose|where|why|when|which|if|whether|about)\b/iu;

/** Questions that nobody in the tale could answer: they are for the narrator also in the middle of a talk. */
const ofTheTable: readonly StateQuestion[] = [
  'ways',
  'route',
  'place',
  'people',
  'known',
  'carried',
  'purse',
  'health',
  'sheet',
  'features',
  'hero',
  'recap',
  'goal',
  'over',
  'time',
  'rules',
  'anew',
  'past',
  'said',
  'kept',
  'again',
  'options',
  'words',
  'takeable',
  'cover',
  'rolled',
];

/** Whether a question is for the narrator whoever is being talked to. */
export function isForNarrator({ asks }: AskedQuestion): boolean {
  return ofTheTable.includes(asks);
}

/** Whether it is asked whom a pronoun means that was just told: "who is she?" Nobody in the tale knows what the players were told. */
export function asksWhoIsMeant(text: string): boolean {
  const asked = stateQuestionOf(text);
  return asked?.asks === 'who' && /^(?:s?he|her|him|they|them)$/.test(asked.subject ?? '');
}

/**
 * The question of a clause to the narrator about how things stand; null for anything else. Of several questions in a row it is the
 * last that is one.
 */
export function stateQuestionOf(clause: string): AskedQuestion | null {
  // "I ask Hob how we got here, and who that is" asks him.
  if (reported.test(clause)) return null;
  const parts = clause.split(/[,:;]\s+|\s+[-&]\s+|\s+and\s+(?=(?:who|what|where|how|why|do|did|is|are)\b)/);
  // A word or two before a comma call somebody: "Wenna, who is Hob?" is for her.
  const calls = (parts[0] ?? '').trim().split(' ').length < 3 && !/\b(?:recap|narrator|storyteller|gm|dm)\b/i.test(parts[0] ?? '');
  const tries = [clause, ...(parts.length > 1 && !calls ? parts.toReversed() : [])];
  for (const text of tries) {
    const found = askedIn(text);
    if (found) return found;
  }
  return null;
}

function askedIn(clause: string): AskedQuestion | null {
  const text = withMarks(clause.toLowerCase().replaceAll('’', "'"))
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?]+$/, '')
    .trim()
    .replace(before, '')
    .replaceAll(strays, '')
    .replace(
      /(?:,? (?:anyway|in all (?:of )?this|again|lol|btw|though|tho|please|pls|exactly|actually|currently|at (?:the|this) moment|at present))+$/u,
      '',
    )
    .replace(/^whereabouts /u, 'where ')
    .replace(/^what(?:'s| is)(?: all)? (?:this|that)(?: \p{L}+)? about /u, 'what do we know about ');
  // "Where are we then" is "where are we", but "what now" asks something else than "what".
  for (const words of [text, plainQuestion(text)])
    for (const { asks, pattern } of patterns) {
      const match = pattern.exec(words);
      if (match) return { asks, subject: match.groups?.['subject']?.trim() ?? null };
    }
  return null;
}
