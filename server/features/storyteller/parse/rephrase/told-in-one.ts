import { beginsVerb } from '#server/features/storyteller/parse/words/begins-verb.ts';

/** What somebody is told that one will do, and what more follows: "I promise her that we will look for it and bring it back". */
const told =
  /(\b(?:promise|swear|vow|tell|assure|warn|inform|remind|convince|persuade|answer|reply|explain|say|add|insist|declare|propose)s?\b[^.!?;"]{0,40}?\b(?:that )?(i|we)( (?:shall|will|won['’]t|would|can|cannot|can['’]t|must|should|may|intend to|mean to|want to|have to|need to)|['’]ll|['’]d) [^.!?;"]{3,80}?)(,? (?:and|or) )(?=(\p{L}+) (\p{L}+))/giu;
/** What somebody does next of their own account, and says no more about. */
const goesOn = /^(?:i|we|then|ask|tell|say|that|if|when|so|beg|promise|thank|offer|wait|look|listen|point|nod|smile|show)s?$/iu;

/** What is said to somebody as it stands. */
const toYou = /\b(?:you|your|yours)\b/iu;

/**
 * A line in which all that somebody is told is told in one: "I promise her that I will look for it and bring it back" promises both. Nothing
 * else of it changes.
 */
export const withToldInOne = (text: string): string =>
  text.replaceAll(told, (whole: string, ahead: string, subject: string, will: string, and: string, next: string, second: string) =>
    toYou.test(ahead) || goesOn.test(next) || !beginsVerb(next.toLowerCase(), second.toLowerCase())
      ? whole
      : `${ahead}${and}that ${subject}${will} `,
  );
