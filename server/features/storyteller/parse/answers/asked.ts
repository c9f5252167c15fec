import type { SelfKind } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import type { ContentWord } from '#server/features/storyteller/parse/words/content-words.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import { askedForIn } from '#server/features/storyteller/parse/talk/asked-for.ts';
import type { AskedFor } from '#server/features/storyteller/parse/talk/asked-for.ts';
import { selfQuestion } from '#server/features/storyteller/parse/talk/self-question.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { withoutName } from '#server/features/storyteller/parse/words/whole-word.ts';
import { stemsIn, tokensOf } from './tokens.ts';

/** What is said to somebody, as it is weighed against what they can say. */
export interface Asked {
  text: string;
  tokens: readonly string[];
  stems: readonly string[];
  words: readonly ContentWord[];
  /** Words of what was said before it, which it leans on. */
  before: readonly ContentWord[];
  askedFor: AskedFor | null;
  self: SelfKind | undefined;
  /** What it asks after outright. */
  subjects: readonly string[];
  isYesOrNo: boolean;
  isOfYou: boolean;
  isQuestion: boolean;
  leans: boolean;
}

const yesOrNo =
  /(?:^|[.!?,] )(?:(?:so|and|but|or|well|ok|hey)[ ,]+)*(?:is|are|was|were|isn't|aren't|do|don't|does|did|didn't|has|have|can|could|will|would|won't|should)\b/iu;
const ofYou = /\b(?:you|your|u|ur|yours|yourself)\b/;

/** What is said to `name`: its `own` words, and with them the words that it leans on. */
export function readAsked(own: string, whole: string, isQuestion: boolean, name: string): Asked {
  const text = withoutName(own, name).toLowerCase();
  const words = contentWords(text);
  const had = new Set(words.map(({ stem }) => stem));
  return {
    text,
    tokens: tokensOf(text),
    stems: stemsIn(text),
    words,
    before: contentWords(withoutName(whole, name).toLowerCase()).filter(({ stem }) => !had.has(stem)),
    askedFor: askedForIn(text),
    self: selfQuestion(text),
    subjects: sentencesOf(text).flatMap((sentence) => {
      const subject = plainQuestionOf(sentence)?.subject;
      return subject === undefined ? [] : [bare(subject)];
    }),
    isYesOrNo: yesOrNo.test(text),
    isOfYou: ofYou.test(text),
    isQuestion,
    leans: own !== whole,
  };
}
