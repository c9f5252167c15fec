import type { Hero } from '#domain/narration/brief.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Mode } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isLookAtThing } from './look-at-thing.ts';
import { withSaidAfterColon } from './after-colon.ts';
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
  /^(?:at|to|with|the|a|an|my|his|her|their|our|your|of|for|from|in|on|by|into|next|over|near|behind|beside|and|or|but|(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has)(?:n't)?|can't|won't|don't|how|why|what|where|who|when|see|check|look|find|out|watch|wonder|know|guess|hear|learn)$/iu;
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

/** Whether something can begin at a word: not within "stove-in", and not behind "to the". */
function canBegin(words: readonly Word[], at: number): boolean {
  return !/^[-–'’]$/u.test(words[at]?.before ?? '') && !leansOn.test(words[at - 1]?.text ?? '');
}

/** What goes on about an action: how it is done, until when, and what for: "and humming to myself", "so that nobody hears". */
const ofAction =
  /^(?:(?:and|but|while|then),? )*(?:(?!(?:no|any|every|some|morning|evening|king|thing|spring|during|according|nothing|being)\b|(?:no|any|every|some)thing\b)\p{L}{2,}ing\b|(?:which|so that|until|as if|as though|in order to|so as to)\b)/iu;

/** Parts of which those that only go on about something done are joined to it: nobody hears them. */
function withActionsWhole(parts: readonly ModePart[]): ModePart[] {
  return parts.reduce<ModePart[]>((found, part) => {
    const last = found.at(-1);
    const goesOn = last?.mode === 'act' && part.mode === 'speak' && ofAction.test(part.text) && !/[.!?…]\s*$/u.test(last.text);
    return goesOn ? [...found.slice(0, -1), { ...last, text: `${last.text}${part.text}` }] : [...found, part];
  }, []);
}

/** The parts of a line between which the mode surely changes, by how likely that is of its words. */
function partsBy(line: string, words: readonly Word[], chain: Chain): ModePart[] {
  const changes = changesIn(chain);
  const starts = words.flatMap((_, at) => (at === 0 || ((changes[at] ?? 0) >= sure && canBegin(words, at)) ? [at] : []));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const text = line.slice(index === 0 ? 0 : words[from]?.at, next === undefined ? undefined : words[next]?.at);
    return { text, mode: likeliest(chain.words.slice(from, next)) };
  });
}

/** The parts of a line that are said, done, asked or remarked, which people type without a mark between them: "pick up the rope, hey is this yours?" */
export function modeParts(line: string, actor: Hero, stage: Stage): ModePart[] {
  const words = line.includes('"') ? [] : wordsOf(line);
  return words.length < 2 ? [{ text: line, mode: 'act' }] : withActionsWhole(partsBy(line, words, chainIn(words, peopleOf(actor, stage))));
}

/** Whether something is done in one part and said in another. */
export function isMixed(parts: readonly ModePart[]): boolean {
  return parts.some(({ mode }) => mode === 'act') && parts.some(({ mode }) => mode === 'speak');
}

/** What joins a part to the one before it, and is no word of its own: "and yell hello", but not "and you?" */
const joining = /^(?:and then|and|then) (?!you\b)/iu;

/** Words that say how something is said. */
const saying = /^(?:say|ask|tell|whisper|shout|yell|mutter|murmur|answer|call|add|reply|announce|explain|beg|warn)s?\b/iu;

/**
 * The parts of a line as sentences of their own; what stands behind something done and a colon is said: "I grin at him: gotcha". What is
 * asked behind a look is what the look is to tell: "I look at the coat: whose size?"
 */
export function asSentences(parts: readonly ModePart[], actor: Hero, stage: Stage): string {
  let isSpeech = false;
  return parts
    .map(({ text, mode }, index) => {
      const next = parts[index + 1];
      const end = /[^\p{L}\p{N}']*$/u.exec(text)?.[0] ?? '';
      const own = index === 0 ? text : text.replace(joining, '');
      const begun = index === 0 || mode === 'act' || /^(?:and|but|so)\b/iu.test(own) || saying.test(own) ? own : capitalize(own);
      const bare = next === undefined || kept.test(end) ? begun.trimEnd() : `${begun.slice(0, begun.length - end.length)}.`;
      const opens =
        !isSpeech && mode === 'act' && next !== undefined && next.mode !== 'act' && end.includes(':') && !isLookAtThing(text, actor, stage);
      const closes = isSpeech && (next === undefined || next.mode === 'act');
      isSpeech = opens || (isSpeech && !closes);
      return `${mode === 'speak' ? withSaidAfterColon(bare) : bare}${closes ? '"' : ''}${next === undefined ? '' : ' '}${opens ? '"' : ''}`;
    })
    .join('');
}
