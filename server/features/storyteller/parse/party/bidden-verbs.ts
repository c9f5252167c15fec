import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Verbs by which nobody does anything: what a hero thinks, feels or is. */
export const inMind =
  /^(?:be|is|are|was|were|have|has|had|seem|look like|know|think|want|need|like|love|hate|mean|feel|believe|hope|fear|agree|remember|mind|understand|own|deserve|belong)$/;
/** How somebody looks, and not what they look at: "Tov looks tired". */
export const seeming =
  /^(?:look|sound|smell|appear) (?!(?:at|for|a?round|about|in(?:to|side)?|under|behind|out|through|over|up|down|after|back|closer|away|to|on|and|the)\b)/iu;

/** The word that words begin with, in small letters. */
export const firstWord = (text: string): string => /^[\p{L}']+/u.exec(text)?.[0].toLowerCase() ?? '';

/** The verb that words begin with, as it stands in a request: "hold the door"; undefined where they begin with none. */
export function verbIn(text: string): string | undefined {
  const word = firstWord(text.replace(/^(?:\p{L}+ly,?|just|now|then|also|please|first|quick,?|go and) (?=\p{L})/iu, ''));
  const base = baseOf(word);
  return base === undefined || inMind.test(base) || (word.endsWith('ing') && base !== word) ? undefined : base;
}

/** The plain form of a verb in the third person, also of one that nobody here knows: "dashes". */
function plainOf(verb: string): string {
  const known = baseOf(verb);
  if (known !== undefined) return known;
  return verb
    .replace(/(?<=[^aeiou])ies$/iu, 'y')
    .replace(/(?<=sh|ch|x|ss|zz|o)es$/iu, '')
    .replace(/(?<!s)s$/iu, '');
}

/** What is told of somebody, as it would be bidden them: "draws his axe and charges" becomes "draw his axe and charge". */
export function plainVerb(told: string): string {
  return (
    told
      .replace(/^(?:will|can|could|should|must|may|might|had better|ought to|shall|is going to|goes and|is to|would) /iu, '')
      // "Goes to open the door" opens it, and "goes to the attic" goes.
      .replace(/^goes to (?=(\p{L}+))/iu, (to, word: string) => (baseOf(word) === undefined ? to : ''))
      .replace(/^has a (?=(?:peek|look|sip|taste|sniff|rest|try)\b)/iu, '')
      .replace(/^\p{L}+s\b|(?<=^\p{L}+ly )\p{L}+s\b/iu, plainOf)
      .replace(/(?<=\band (?:then )?|\bthen )\p{L}+s\b/giu, (verb) => baseOf(verb) ?? verb)
  );
}

/** Being asked whether one perceives something is being sent to look for it: "can you see anything odd?" */
export const perceiving = /^(?:see|spot|notice|find|hear|smell) (?=(?:any|some|a|an|the|what|who)\b|\p{L}+(?:thing|body|one)\b)/iu;
export const soughtBy = (verb: string) => (/^hear/iu.test(verb) ? 'listen for ' : /^smell/iu.test(verb) ? 'sniff for ' : 'look for ');
