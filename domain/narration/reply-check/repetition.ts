import { replyCheckLimits } from '#domain/limits/reply-check-limits.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { stemOf, wordsIn } from '#domain/safety/stem.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { wantedBy } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';

/** Who is where, above what is told of them: "Mira and Tov, at Stove Street: ". */
const heading = /^[^:\n.!?]{2,80}, (?:at|to) [^:\n.!?]{2,80}: /gmu;

/** The sentences of a text that are long enough to be known again, without their marks. Questions to the players are left out: they name what there is to do. */
function sentencesIn(text: string): string[] {
  return sentencesOf(text.replaceAll(heading, '').replaceAll(/["“”]/g, ' '))
    .filter((sentence) => !/\?\s*$/.test(sentence))
    .map(wordsOfText)
    .flatMap((words) => (words.length >= replyCheckLimits.repeatedWords ? [words.join(' ')] : []));
}

const read = new Map<string, ReadonlySet<string>>();

/** The sentences of an earlier reply, which are kept: the next reply is checked against nearly the same ones. */
function sentencesOfReply(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known) return known;
  if (read.size >= replyCheckLimits.repliesKept) read.clear();
  const sentences = new Set(sentencesIn(text));
  read.set(text, sentences);
  return sentences;
}

/** Whether a sentence says what a player wrote in this reply, who may write the same twice. */
function restates(sentence: string, wanted: ReadonlySet<string>, { brief }: ReplyFacts): boolean {
  const names = brief.party.map(({ name }) => name.toLowerCase());
  const words = wordsIn(sentence).filter((word) => word.length > replyCheckLimits.shortWordLetters && !names.includes(word.toLowerCase()));
  return words.length > 0 && words.filter((word) => wanted.has(stemOf(word))).length / words.length >= replyCheckLimits.restatedShare;
}

/** The sentences of what was told before, as one text; empty where it lacks a word of each of these, which is found out sooner. */
function sentencesBefore(before: string, sentences: readonly string[]): string {
  const plain = before.toLowerCase().replaceAll('’', "'");
  const mayHold = before !== '' && sentences.some((sentence) => sentence.split(' ').every((word) => plain.includes(word)));
  return mayHold ? `. ${sentencesIn(before).join('. ')}.` : '';
}

/** No sentence of six words or more comes again within twenty replies, nor within one; what people say is no exception. */
export function checkRepetition({ text, before, words }: Piece, facts: ReplyFacts): Objection[] {
  const sentences = words.length < replyCheckLimits.repeatedWords ? [] : sentencesIn(text);
  if (sentences.length === 0) return [];
  const earlier = facts.material.earlier.map(sentencesOfReply);
  const here = sentencesBefore(before, sentences);
  const again = sentences.filter((sentence) => earlier.some((reply) => reply.has(sentence)) || here.includes(`. ${sentence}.`));
  if (again.length === 0) return [];
  const wanted = new Set(wordsIn(wantedBy(facts.brief, null)).map(stemOf));
  return again.some((sentence) => !restates(sentence, wanted, facts)) ? [objection('repeated', {})] : [];
}
