import { squeezed } from '#server/features/storyteller/parse/classifier/drawn-out.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** A word of a line, and the marks before it and after it. */
export interface Word {
  text: string;
  before: string;
  after: string;
  /** Where it begins. */
  at: number;
}

/** The words of a line in order. */
export function wordsOf(line: string): Word[] {
  const found = [...line.matchAll(/[\p{L}\p{N}']+/gu)];
  return found.map(({ 0: text, index }, at) => {
    const last = found[at - 1];
    const end = index + text.length;
    return {
      text,
      before: line.slice(last ? last.index + last[0].length : 0, index),
      after: line.slice(end, found[at + 1]?.index ?? line.length),
      at: index,
    };
  });
}

/** The kinds of marks between two words, the strongest first. */
const marks: readonly [RegExp, string][] = [
  [/["“”]/u, 'quote'],
  [/\?/u, '?'],
  [/!/u, '!'],
  [/\.\.|…/u, '…'],
  [/\./u, '.'],
  [/;/u, ';'],
  [/:/u, ':'],
  [/[-–—]/u, '-'],
  [/,/u, ','],
  [/[()]/u, '('],
];
const strong = new Set(['quote', '?', '!', '…', '.', ';']);

function markOf(between: string): string {
  return marks.find(([pattern]) => pattern.test(between))?.[1] ?? (between.trim() === '' ? 'none' : 'other');
}

/** What sort of word one is where it stands for others of its sort. */
const sorts: readonly [RegExp, string][] = [
  [/^(?:i|i'm|i'll|i've|i'd|we|we're|we'll|we've|let's)$/u, 'own'],
  [/^(?:you|your|you're|yours|yourself|y'all|you've|you'll)$/u, 'you'],
  [/^(?:he|she|they|him|her|them|his|their|he's|she's|they're|it|it's)$/u, 'they'],
  [/^(?:my|me|us|our|mine)$/u, 'me'],
  [/^(?:what|who|where|why|how|when|which|whose)(?:'s)?$/u, 'asks'],
  [/^(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|have|has|had|am)$/u, 'helps'],
];

function sortOf(word: string): string {
  const sort = sorts.find(([pattern]) => pattern.test(word))?.[1];
  if (sort !== undefined) return sort;
  const base = baseOf(word);
  if (base === undefined) return 'other';
  const form = base === word ? 'bare' : word.endsWith('ing') ? 'ing' : word.endsWith('s') ? 's' : 'past';
  return `${form} ${readings.get(base)?.kind ?? ''}`;
}

/** Parts of names that are words of their own. */
const plainParts = /^(?:the|old|little|mother|father|young)$/u;

/** A stretch of words between two marks. */
interface Stretch {
  from: number;
  to: number;
}

/** The stretch that each word stands in, where a new one begins at every mark of some sort. */
function stretches(begins: readonly boolean[]): Stretch[] {
  const starts = begins.flatMap((isStart, at) => (isStart || at === 0 ? [at] : []));
  return starts.flatMap((from, index) => {
    const to = (starts[index + 1] ?? begins.length) - 1;
    return Array.from({ length: to - from + 1 }, () => ({ from, to }));
  });
}

/** A line as its words are looked at. */
interface Seen {
  words: readonly string[];
  sorts: readonly string[];
  /** The mark before each word, and the one after the last. */
  marks: readonly string[];
  sentences: readonly Stretch[];
  phrases: readonly Stretch[];
}

function seen(line: readonly Word[], people: readonly string[]): Seen {
  const names = new Set(people.flatMap((name) => name.toLowerCase().split(/[^\p{L}']+/u)));
  const isName = (word: string) => word.length > 2 && names.has(word) && !plainParts.test(word);
  const words = line.map(({ text }) => (isName(text.toLowerCase()) ? 'NAME' : squeezed(text.toLowerCase())));
  const marks = [...line.map(({ before }) => markOf(before)), markOf(line.at(-1)?.after ?? '')];
  return {
    words,
    sorts: words.map((word) => (word === 'NAME' ? 'name' : sortOf(word))),
    marks,
    sentences: stretches(line.map((_, at) => strong.has(marks[at] ?? ''))),
    phrases: stretches(line.map((_, at) => marks[at] !== 'none')),
  };
}

/** What the words right around one look like. */
function beside({ words, sorts, marks }: Seen, at: number): string[] {
  const word = (by: number) => words[at + by] ?? (by < 0 ? '<' : '>');
  const sort = (by: number) => sorts[at + by] ?? (by < 0 ? '<' : '>');
  const mark = (by: number) => marks[at + by] ?? '$';
  return [
    `word ${word(0)}`,
    `word-1 ${word(-1)}`,
    `word+1 ${word(1)}`,
    `word-2 ${word(-2)}`,
    `word+2 ${word(2)}`,
    `words-1 ${word(-1)} ${word(0)}`,
    `words+1 ${word(0)} ${word(1)}`,
    `words+2 ${word(0)} ${word(1)} ${word(2)}`,
    `sort ${sort(0)}`,
    `sort-1 ${sort(-1)}`,
    `sort+1 ${sort(1)}`,
    `sorts-1 ${sort(-1)} ${sort(0)}`,
    `sorts+1 ${sort(0)} ${sort(1)}`,
    `sorts+2 ${sort(0)} ${sort(1)} ${sort(2)}`,
    `sorts-+ ${sort(-1)} ${sort(0)} ${sort(1)}`,
    `sorts-2 ${sort(-2)} ${sort(-1)} ${sort(0)}`,
    `mark ${mark(0)}`,
    `mark+ ${mark(1)}`,
    `marks ${mark(0)} ${mark(1)}`,
    `mark word ${mark(0)} ${word(0)}`,
    `mark sort ${mark(0)} ${sort(0)}`,
    `mark sorts ${mark(0)} ${sort(0)} ${sort(1)}`,
    `word mark ${word(0)} ${mark(1)}`,
    `sort mark ${sort(0)} ${mark(1)}`,
    `word mark word ${mark(0)} ${word(-1)} ${word(0)}`,
    ...(word(0).length > 4 ? [`begins ${word(0).slice(0, 4)}`, `ends ${word(0).slice(-3)}`] : []),
  ];
}

/** What the sentence and the phrase look like that one word stands in. */
function around({ words, sorts, marks, sentences, phrases }: Seen, at: number): string[] {
  const sentence = sentences[at] ?? { from: 0, to: 0 };
  const phrase = phrases[at] ?? sentence;
  const last = phrases[phrase.from - 1] ?? { from: 0, to: 0 };
  const [s, p] = [sentence.from, phrase.from];
  const end = marks[sentence.to + 1];
  const mark = marks[phrase.to + 1];
  const has = ({ from, to }: Stretch, sort: string) => sorts.slice(from, to + 1).includes(sort);
  const inPhrase = words.slice(phrase.from, phrase.to + 1);
  return [
    'always',
    `sentence ${words[s]}`,
    `sentence ${words[s]} ${words[s + 1]}`,
    `sentence end ${end}`,
    `sentence ${words[s]} end ${end}`,
    `sentence sorts ${sorts[s]} ${sorts[s + 1]} ${end}`,
    `phrase ${words[p]}`,
    `phrase ${words[p]} ${words[p + 1]}`,
    `phrase ${words[p]} ${words[p + 1]} ${words[p + 2]}`,
    `phrase end ${mark}`,
    `phrase ${words[p]} end ${mark}`,
    `phrase sorts ${sorts[p]} ${sorts[p + 1]} ${mark}`,
    `phrase sorts ${sorts[p]} ${sorts[p + 1]} ${sorts[p + 2]}`,
    `phrase last ${words[phrase.to]}`,
    `phrase ${words[p]} last ${words[phrase.to]}`,
    `sentence you ${has(sentence, 'you')} ${end}`,
    `phrase you ${has(phrase, 'you')} ${mark}`,
    `sentence name ${has(sentence, 'name')} ${has(sentence, 'you')}`,
    `phrase name ${has(phrase, 'name')} ${has(phrase, 'you')} ${mark}`,
    `phrase own ${has(phrase, 'own')} ${has(phrase, 'you')} ${has(phrase, 'me')} ${mark}`,
    `sentence size ${Math.min(sentence.to - s, 5)}`,
    `phrase size ${Math.min(phrase.to - p, 5)} ${mark}`,
    `first ${s === at} ${p === at}`,
    `line ${words[0]}`,
    `line size ${Math.min(words.length, 8)}`,
    `phrase before ${words[last.from]} ${marks[p]}`,
    `phrase before sorts ${sorts[last.from]} ${sorts[p]} ${marks[p]}`,
    ...(inPhrase.length > 12 ? [] : inPhrase.map((word) => `in phrase ${word}`)),
  ];
}

/** What is seen of each word of a line, from which it is learned where one mode ends and another begins. */
export function wordFeatures(line: readonly Word[], people: readonly string[]): string[][] {
  const whole = seen(line, people);
  return line.map((_, at) => [...around(whole, at), ...beside(whole, at)]);
}
