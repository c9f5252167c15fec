import { sentencesOf } from '#domain/text/sentences.ts';
import type { Watch } from './check.ts';
import { wordsIn } from './stem.ts';

/** Words that a sentence may have which names something behind a veil; a longer one dwells on it. */
const glimpse = 30;
const isQuestion = (sentence: string) => /\?["”’')\]]*\s*$/.test(sentence);

/** What stands where the tale has looked away; each is one sentence. */
const lookingAway: readonly string[] = [
  'The tale looks away.',
  'Here the tale turns its face aside, and what is done is done.',
  'A curtain falls over the rest, and rises a little later.',
  'The tale waits outside until it is over.',
  'Of what follows, nothing is told.',
  'The next page is missing, and nobody asks for it.',
  'Let it be enough that it happened.',
];

/** A sentence as it may be told, and whether something else stands in its place. */
interface Seen {
  text: string;
  turned: boolean;
}

/** Goes through one reply, sentence by sentence. */
export type Gaze = (sentence: string) => Seen;

/**
 * Looks away from what is behind a veil: one sentence of a reply may touch it, of at most 30 words, and the rest of that
 * paragraph is passed over but for questions, as is every later sentence that touches it with what follows. Where the tale
 * first looks away, it says so. `mayBeSaid` judges the words for that; `before` is what was told of the same reply.
 */
export function openGaze(veils: Watch, mayBeSaid: (text: string) => boolean, before = ''): Gaze {
  const sayings = lookingAway.filter(mayBeSaid);
  let touched = false;
  let away = false;
  let said = false;
  const gaze: Gaze = (sentence) => {
    const text = sentence.trim();
    const touches = veils.crosses(text);
    const isSaying = lookingAway.includes(text);
    const passes = touches ? !touched && wordsIn(text).length <= glimpse : !away || isSaying || text === '' || isQuestion(text);
    touched ||= touches && passes;
    // After it has looked away a tale goes on elsewhere, and a new paragraph is about something else.
    away = (away || touches) && !isSaying && !sentence.endsWith('\n');
    if (passes) {
      said ||= isSaying;
      return { text: sentence, turned: false };
    }
    const saying = said ? '' : (sayings[text.length % sayings.length] ?? '');
    said = true;
    return {
      text: `${saying === '' ? '' : (/^\s*/.exec(sentence)?.[0] ?? '')}${saying}${sentence.endsWith('\n') ? '\n' : ''}`,
      turned: true,
    };
  };
  sentencesOf(before).forEach(gaze);
  return gaze;
}
