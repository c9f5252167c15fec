import { stemmer } from 'stemmer';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Passage } from './passages.ts';

/** What a word of the question counts in a passage: in the sentence, as what its text is about, and as a word near in sense. */
const worth = { said: 1, about: 0.7, sense: 0.6 } as const;
/** Words at least so near in sense may stand for each other. */
const nearEnough = 0.68;
/** The part of what is asked that a passage must speak of. */
const least = 0.5;
/** What it adds when a sentence has the kind of thing that is asked for: a number for "how many", a reason for "why". */
const fitting = 0.35;

/** Words of questions that say how it is asked and not what about. */
const ofAsking = new Set(
  [
    'mean',
    'exactly',
    'actually',
    'happen',
    'happened',
    'kind',
    'called',
    'name',
    'explain',
    'describe',
    'remember',
    'answer',
    'question',
    'read',
    'written',
    'write',
    'left',
    'many',
    'much',
    'guy',
    'lol',
    'haha',
    'hmm',
    'again',
    'wait',
    'start',
  ].map((word) => stemmer(word)),
);

/** What kind of thing is asked for, and how a sentence shows that it has it. */
const shapes: readonly [asked: RegExp, has: RegExp][] = [
  [
    /\bhow (?:many|much|long|old|often|far)\b/i,
    /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|once|twice|half)\b/i,
  ],
  [/\bwhy\b|\bwhat(?: \p{L}+)? for\b/iu, /\b(?:because|so that|since|for fear|in case|that is why|to keep|reason)\b/i],
  [/\bwhere\b/i, /\b(?:at|in|on|under|behind|beside|below|above|by|from|near|inside|across|down|up) (?:the|a|an|his|her|their|its|our)\b/i],
  [
    /\bwhen\b/i,
    /\b(?:night|morning|noon|midnight|dawn|dusk|day|days|week|year|years|ago|hour|tide|yesterday|tomorrow|today|winter|summer|last|since|before|after)\b/i,
  ],
  [/\bwho(?:se|m)?\b/i, /(?<!^)(?<![.!?]["']? )\b\p{Lu}\p{Ll}+|\b(?:he|she|they|somebody|someone|man|woman|boy|girl)\b/u],
  [/\bsays?\b|\bread\b|\bwritten\b/i, /\b\p{Lu}{3,}\b|\b(?:says?|reads?|written|writes|carved|chalked|cut)\b|["“]/u],
];

/** The words of a question by which its answer is looked for. */
export function keyWords(question: string): ContentWord[] {
  return contentWords(question).filter(({ stem }) => !ofAsking.has(stem));
}

function wordIn({ word, stem }: ContentWord, passage: Passage): number {
  if (stemsOf(passage.text).has(stem)) return worth.said;
  if (stemsOf(passage.about).has(stem)) return worth.about;
  const nearest = Math.max(0, ...contentWords(passage.text).map((each) => wordTable().nearness(word, each.word)));
  return nearest >= nearEnough ? worth.sense * nearest : 0;
}

/** A passage that speaks of what is asked, and how well: the part of the question that it covers, more where it has the right kind of thing. */
export interface Recalled {
  passage: Passage;
  fit: number;
}

/**
 * The passages that answer a question best, best first; none where nothing known speaks of at least half of what is asked. Rare
 * words count more than common ones, as far as the passages go (inverse document frequency).
 */
export function recall(question: string, passages: readonly Passage[]): Recalled[] {
  const keys = keyWords(question);
  if (keys.length === 0) return [];
  const rarity = keys.map(({ stem }) => {
    const holding = passages.filter(({ text, about }) => stemsOf(text).has(stem) || stemsOf(about).has(stem)).length;
    return Math.log(1 + passages.length / (1 + holding));
  });
  const all = rarity.reduce((sum, each) => sum + each, 0);
  const shape = shapes.find(([asked]) => asked.test(question))?.[1];
  return passages
    .map((passage) => {
      const covered = keys.reduce((sum, key, index) => sum + (rarity[index] ?? 0) * wordIn(key, passage), 0) / all;
      return { passage, fit: covered < least ? 0 : covered + (shape?.test(passage.text) === true ? fitting : 0) };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
}
