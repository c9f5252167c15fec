import type { Hero } from '#domain/narration/brief.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Mode } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { labelCount, modeAt } from './word-chain.ts';
import type { Chain } from './word-chain.ts';
import { wordsOf } from './word-features.ts';
import type { Word } from './word-features.ts';
import { chainIn } from './word-model.ts';
import { modesOf, peopleOf } from './word-modes.ts';

/** From here on one mode surely ends and another begins. */
const sure = 0.6;
/** Marks between which words belong together, or that end a sentence already. */
const kept = /["“”().?!…;]/u;
/** Words that nothing ends behind. */
const leansOn =
  /^(?:at|to|with|the|a|an|my|his|her|their|our|your|of|for|from|in|on|by|into|next|over|near|behind|beside|and|or|but|(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has)(?:n't)?|can't|won't|don't|how|why|what|where|who|when)$/iu;
/** What is said, or looked into, stands behind such words, and is found by them: "and say hello", "and see what happens". */
const words =
  '(?:(?:say|ask|tell|whisper|shout|yell|mutter|murmur|answer|call|add|see|read|look|check|find out|watch|hear|listen)s?|repl(?:y|ies))\\b';
const leadsOn = new RegExp(`^(?:(?:and|then|i|we) )*${words}`, 'iu');
const ledOn = new RegExp(`\\b${words}[^.!?…]*$`, 'iu');

/** One more thing of those that were named: "the spoon and the umbrella". */
const oneMore = /^(?:and|or) (?:the|an?|my|his|her|their|our|your|some|this|that|two|three)\b/iu;
/** Words that begin something new without a mark before them. */
const begins =
  /^(?:and|then|but|so|i|i'm|i'll|we|hey|hi|hello|heya|oi|hiya|thanks|thank|sorry|please|ok|okay|what|what's|where|where's|who|who's|how|why|you|lol|haha|omg)$/iu;

/** A stretch of a line that is all said, done, asked or remarked, as far as can be told from its words. */
export interface ModePart {
  text: string;
  mode: Mode;
}

/** How likely the mode changes before each word. */
function changesIn({ pairs }: Chain): number[] {
  const changes = pairs.map((pair) =>
    pair.reduce((sum, likely, at) => (modeAt(Math.floor(at / labelCount)) === modeAt(at % labelCount) ? sum : sum + likely), 0),
  );
  return [0, ...changes];
}

/** The mode that most of the words have. */
function likeliest(words: Chain['words']): Mode {
  const each = words.map(modesOf);
  const sums = modes.map((_, mode) => each.reduce((sum, likely) => sum + (likely[mode] ?? 0), 0));
  return modes[sums.indexOf(Math.max(...sums))] ?? 'act';
}

/** Whether what a word begins can stand for itself: whether something is asked or said is for the marks to tell. */
function canBegin(line: string, words: readonly Word[], chain: Chain, at: number): boolean {
  const word = words[at];
  const isMarked = word !== undefined && word.before.trim() !== '';
  // "Stove-in" is one word.
  if (
    !word ||
    /^[-–'’]$/u.test(word.before) ||
    !(isMarked || begins.test(word.text)) ||
    leansOn.test(words[at - 1]?.text ?? '') ||
    leadsOn.test(line.slice(word.at)) ||
    oneMore.test(line.slice(word.at))
  )
    return false;
  const [before, next] = [likeliest(chain.words.slice(at - 1, at)), likeliest(chain.words.slice(at, at + 1))];
  if (!(next === 'act' && isMarked) && ledOn.test(line.slice(0, word.at))) return false;
  return ![before, next].includes('ask') || ![before, next].includes('speak');
}

/** The parts of a line between which the mode surely changes, by how likely that is of its words. */
function partsBy(line: string, words: readonly Word[], chain: Chain): ModePart[] {
  const changes = changesIn(chain);
  const starts = words.flatMap((_, at) => (at === 0 || ((changes[at] ?? 0) >= sure && canBegin(line, words, chain, at)) ? [at] : []));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const text = line.slice(index === 0 ? 0 : words[from]?.at, next === undefined ? undefined : words[next]?.at);
    return { text, mode: likeliest(chain.words.slice(from, next)) };
  });
}

/** The parts of a line that are said, done, asked or remarked, which people type without a mark between them: "pick up the rope, hey is this yours?" */
export function modeParts(line: string, actor: Hero, stage: Stage): ModePart[] {
  const words = line.includes('"') ? [] : wordsOf(line);
  return words.length < 2 ? [{ text: line, mode: 'act' }] : partsBy(line, words, chainIn(words, peopleOf(actor, stage)));
}

/** Whether something is done in one part and said in another. */
export function isMixed(parts: readonly ModePart[]): boolean {
  return parts.some(({ mode }) => mode === 'act') && parts.some(({ mode }) => mode === 'speak');
}

/** The parts of a line as sentences of their own; what stands behind something done and a colon is said: "I grin at him: gotcha". */
export function asSentences(parts: readonly ModePart[]): string {
  let isSpeech = false;
  return parts
    .map(({ text, mode }, index) => {
      const next = parts[index + 1];
      const end = /[^\p{L}\p{N}']*$/u.exec(text)?.[0] ?? '';
      const begun = index === 0 || /^(?:and|then|but|so)\b/iu.test(text) ? text : capitalize(text);
      const bare = next === undefined || kept.test(end) ? begun.trimEnd() : `${begun.slice(0, begun.length - end.length)}.`;
      const opens = !isSpeech && mode === 'act' && next !== undefined && next.mode !== 'act' && end.includes(':');
      const closes = isSpeech && (next === undefined || next.mode === 'act');
      isSpeech = opens || (isSpeech && !closes);
      return `${bare}${closes ? '"' : ''}${next === undefined ? '' : ' '}${opens ? '"' : ''}`;
    })
    .join('');
}
