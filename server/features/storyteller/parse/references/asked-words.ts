import type { Hero } from '#domain/narration/brief.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { Dialogue } from './dialogue.ts';
import { isPointer } from './mentions.ts';

/** Words that a reply has said, with the sentence in which it did. */
export interface ToldWords {
  sentence: string;
  /** Whether somebody said them. */
  isSpeech: boolean;
  paragraph: string;
}

const mark = `["'“”‘’]`;
/** Questions about words that were said, with the words. */
const asksAfter: readonly RegExp[] = [
  new RegExp(
    `^what (?:do|did|does) (?:you|u|that|this|it) mean,? ?(?:by|with|when you say|that)? ${mark}?(?<words>.{3,80}?)${mark}?$`,
    'iu',
  ),
  new RegExp(`^(?:and |so )?what (?:does|did|do) ${mark}?(?<words>.{3,80}?)${mark}? mean(?: (?:here|exactly|now))?$`, 'iu'),
  new RegExp(
    `^(?:and |so )?(?:what|who|which|where)(?:'s| is| was| are| were) ${mark}(?<words>.{2,60}?)${mark}(?: (?:that|which|who) .*)?$`,
    'iu',
  ),
  /^(?<words>(?!(?:what|who|how|why|where|when|can|could|should|shall|do|does|did|is|are|i|we)\b).{6,60}?) (?:to|for|of|from|by|with) (?:do )?(?:what|whom|who|which)$/iu,
  new RegExp(`^${mark}(?<words>.{3,80}?)${mark}\\??(?:,? what (?:does|do) (?:that|this|it|you) mean| meaning(?: what)?)?$`, 'iu'),
  /^(?:what|which) (?!(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would|should|shall|must|am|if|about|made|makes|comes|became)\b)(?<words>(?:\p{L}+ )?\p{L}{4,})$/iu,
];
/** What is asked with such words is no echo: "what time", "which way", "who is 'she'". */
const noEcho =
  /^(?:s?he|her|him|they|them|it|time|way|ways|now|next|else|happened|happens|day|year|else is|about .*|should .*|can .*|do .*|if .*|a .*|an .*|the .*)$/iu;
const leads = /^(?:(?:so|and|but|or|ok|okay|wait|well|hmm+|um+|uh|er|hey|huh|oh|no|sorry|narrator|gm|dm|storyteller)[,.!:?]*\s+)+/iu;

const speech = /^["“][^"“”]*["”]$/u;

/** The share of words that must have a meaning of their own, where a sentence is found by them. */
const tellingShare = 0.4;

/** The words that a sentence of a player asks after; undefined where it asks after none. */
function wordsIn(sentence: string): string | undefined {
  const plain = withMarks(sentence.trim())
    .replaceAll(/\s+/g, ' ')
    .replace(leads, '')
    .replace(/[\s?!.]+$/u, '');
  for (const pattern of asksAfter) {
    const words = pattern.exec(plain)?.groups?.['words']?.trim();
    if (words !== undefined) return noEcho.test(words) ? undefined : words.replaceAll(/["“”]/gu, '');
  }
  return undefined;
}

/** The sentence of the last replies that says these words, else one that has every word of meaning in them. */
export function sentenceWith(text: string, { replies }: Dialogue): ToldWords | undefined {
  const wanted = text.toLowerCase();
  const stems = [...stemsOf(text)];
  // Small words say too little to find a sentence by: "lean the same way".
  const isTelling = stems.length > wanted.split(' ').length * tellingShare;
  for (const reply of replies) {
    const pieces = [...new Set(reply.map(({ paragraph }) => paragraph))].flatMap((paragraph) =>
      paragraph
        .replaceAll(/[“”]/gu, '"')
        .split('"')
        .flatMap((passage, at) => sentencesOf(passage).map((each) => ({ sentence: each.trim(), isSpeech: at % 2 === 1, paragraph }))),
    );
    const told = pieces.filter(({ sentence }) => !sentence.endsWith('?') && !isPointer(sentence));
    const found =
      told.find(({ sentence }) => isNamed(sentence, wanted)) ??
      (isTelling ? told.find(({ sentence }) => stems.every((stem) => stemsOf(sentence).has(stem))) : undefined);
    if (found) return found;
  }
  return undefined;
}

/**
 * A question about words that the narrator has said: "what do you mean by one stroke more?", "one chance left to do what?". Undefined where
 * somebody who is here said them or is asked, and where nobody has said any such thing.
 */
function askedWords(sentence: string, actor: Hero, stage: Stage): HeroAction | undefined {
  const words = stage.dialogue && wordsIn(sentence);
  if (words === undefined || !stage.dialogue) return undefined;
  const rest = sentence.toLowerCase().replace(words.toLowerCase(), ' ');
  if (targetsIn(rest, stage.adventure, stage.state, stage.party).some(({ kind }) => kind === 'npc')) return undefined;
  const told = sentenceWith(words, stage.dialogue);
  if (!told || (told.isSpeech && /\b(?:you|u)\b/i.test(rest))) return undefined;
  // What only stands between marks is said, unless it repeats what was told.
  if (speech.test(sentence.trim()) && !isNamed(told.sentence, words.toLowerCase())) return undefined;
  return action(actor, [sentence], { kind: 'ask', asked: { asks: 'words', subject: words }, question: true });
}

/** The actions of a line with what it asks of the narrator's words answered apart; `read` reads all the rest of it. */
export function aroundWordsAsked(text: string, actor: Hero, stage: Stage, read: (rest: string) => HeroAction[]): HeroAction[] {
  const sentences = text.split(/(?<=[.?!])\s+/u);
  const asked = sentences.map((sentence) => askedWords(sentence, actor, stage));
  const found = asked.filter((each) => each !== undefined);
  if (found.length === 0) return read(text);
  const rest = sentences.filter((_, at) => asked[at] === undefined).join(' ');
  const others = rest.trim() === '' ? [] : read(rest);
  return asked[0] === undefined ? [...others, ...found] : [...found, ...others];
}
