import type { Scene } from '#domain/narration/adventure.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isOfPlace } from '#server/features/storyteller/parse/target-of.ts';

const wanted =
  /\b(?:search|look|check|rummage|dig|go through|feel|hunt|comb|examine|inspect|scour|poke|root)\w* .*?\bfor (?:any |some |an? |the |that |this |those |these |his |her |its |more |other )*((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?= (?:or|and|in|on|at|under|behind|around|about|with|that|which|inside|there|here|then)\b|[,.!?]|$)/iu;

/** What a thing is searched for, as its words name it: "papers" of "search the bench for papers or letters". Null for nothing in particular. */
export function soughtFor(text: string, scene: Scene): string | null {
  const [, noun = ''] = wanted.exec(text) ?? [];
  if (
    noun === '' ||
    isOfPlace(noun, scene) ||
    contentWords(noun).length === 0 ||
    /^(?:me|us|myself|it|them|him|her|now|this|that)\b/i.test(noun)
  )
    return null;
  return noun.toLowerCase();
}

/** Whether one of these texts speaks of what is sought. */
export function isSpokenOf(noun: string, texts: readonly string[]): boolean {
  const stems = contentWords(noun).map(({ stem }) => stem);
  return texts.some((text) => stems.some((stem) => stemsOf(text).has(stem)));
}
