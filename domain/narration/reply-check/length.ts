import { narrationLimits } from '#domain/limits/narration-limits.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';

const asking =
  /\?|^\s*(?:(?:ok(?:ay)?|so|and|well|please|hey|wait)[, ]+)*(?:who|what|where|why|when|how|which|is|are|am|was|were|do|does|did|can|could|may|recap|remind|tell us|tell me|options?|inventory)\b/iu;

/** Whether a reply tells a scene. What only answers questions, or talk in which nothing was ruled, is no scene and may be short. */
export function tellsScene({ brief, allowed }: Pick<ReplyFacts, 'brief' | 'allowed'>): boolean {
  if (allowed.length > 0) return true;
  return brief.cause === 'turn' && brief.intents.some(({ text }) => !asking.test(text));
}

/** A scene is told in 40 to 350 words; an answer may be shorter. */
export function checkLength(text: string, facts: ReplyFacts): Objection[] {
  const words = wordsOfText(text).length;
  if (words > narrationLimits.replyWords.most) return [objection('tooLong', {})];
  return words < narrationLimits.replyWords.least && tellsScene(facts) ? [objection('tooShort', {})] : [];
}
