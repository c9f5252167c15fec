import { sentencesOf } from '#domain/text/sentences.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { askingPart } from '#server/features/storyteller/parse/question/asking-part.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';
import { thingAsked, wholeQuestion } from './whole-question.ts';

/** What a question asks for as whoever is asked says it again, and whether it is about themselves. */
export interface TurnedQuestion {
  /** "Why am I crying?", whole and certainly right; else the thing that it names, "The cup?", or nothing where it names none. */
  echo: string;
  isPersonal: boolean;
}

const before = /^(?:(?:so|and|but|or|well|ok|okay|hey|oh|um|hm+|please|then|also),? )+/i;
const asking =
  /^(?:who|whose|whom|what|where|why|when|how|which|do|does|did|is|are|was|were|can|could|has|have|will|would|should|any|whats|wheres|whos)\b/i;
const strays = / (?:on earth|in the world|the (?:heck|hell|devil))(?= )/giu;
/** Somebody called without a mark: "kiddo did you draw that". */
const calling =
  /^(?!(?:who|whose|what|where|why|when|how|which)\b)(?:\p{L}+ ){1,2}(?=(?:did|do|are|have|can|will|would|could|were) (?:you|u)\b)/iu;
const telling = /^(?:tell|remind) (?:me|us)\b/i;
/** What is told of a question: "I ask Dorrit who slept here". */
const reported =
  /^.*?\b(?:ask|asks|asking|wonder|wondering|know)\b (?:[\p{L}'-]+ ){0,4}?(?=(?:who|whose|what|where|why|when|how|which)\b)/iu;
/** A question of which only the beginning was left out: "you coming?" */
const bareBeing = /^(?:you|u) \p{L}+ing\b/iu;

/** What the question in what is said to somebody asks for, turned round; null where nothing is asked in so many words. */
export function turnedQuestion(text: string, name: string): TurnedQuestion | null {
  const plain = text.replaceAll('’', "'").replaceAll(quoteMark, ' ').trim();
  const sentences = sentencesOf(plain);
  const question =
    sentences.findLast((each) => each.trim().endsWith('?')) ??
    sentences.findLast((each) => telling.test(each.trim())) ??
    sentences.at(-1) ??
    '';
  const calls = [name, name.replace(/^the /i, ''), name.split(' ')[0] ?? name]
    .map((each) => each.replaceAll(/[^\p{L}' -]/gu, ''))
    .join('|');
  const own = question
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(reported, '')
    .replace(before, '')
    .replace(new RegExp(`^(?:${calls}),? `, 'iu'), '')
    .replace(
      new RegExp(
        `(?:,|(?<!\\b(?:is|are|was|were|about|of|for|with|to|like|than|and|the|do|does|did|has|have|see|know|meet|met))) (?:${calls})$`,
        'iu',
      ),
      '',
    )
    .replace(before, '');
  const bared = askingPart(own)
    .replace(before, '')
    .replace(calling, '')
    .replaceAll(strays, '')
    .replaceAll(/[^\p{L}\d' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isAsked = question.trim().endsWith('?') || asking.test(bared) || telling.test(question.trim());
  if (!isAsked || bared.split(' ').length < 2 || bareBeing.test(bared) || !isPlain(bared)) return null;
  return {
    echo: wholeQuestion(bared) ?? thingAsked(bared) ?? '',
    isPersonal:
      !/\b(?:do|would|did|have) (?:you|u)(?: even| ever| happen to)? (?:suspect|think|reckon|believe|suppose|guess|know|see|seen|hear|heard|notice|noticed|find|found|remember|meet|met)\b/i.test(
        bared,
      ) && /\b(?:you|u|your|yours|yourself|you're|you've)\b/i.test(bared),
  };
}
