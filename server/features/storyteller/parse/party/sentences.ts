import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { waitingIn } from '#server/features/storyteller/parse/plans/conditions.ts';

/** Words by which speech is only said to be said: "I whisper", "she says". */
export const onlySaying =
  /^(?:i|\p{L}+) (?:whisper|say|shout|call|hiss|mutter|yell|tell|murmur|bark)s?(?: (?:to|at) (?:him|her|them|\p{Lu}\p{L}+))?[.!]?$/iu;

/** A sentence whose speech is for this hero alone is what is said in it: '"Tov, hold the door," I whisper.' */
export function spoken(sentence: string, name: string): string {
  const said = new RegExp(`^"(${escapePattern(name)}[,!:][^"]*)"\\s*(.*)$`, 'iu').exec(sentence);
  const [, words = '', after = ''] = said ?? [];
  return said && (after === '' || onlySaying.test(after)) ? words.replace(/,\s*$/u, '.') : sentence;
}

/** Words that do nothing beside what is bidden: "Fine. Tov, shoot the wolf!" */
export const filler =
  /^(?:(?:fine|ok(?:ay)?|right|good|great|yes|no|well|quick(?:ly)?|hey|please|thanks|now|come on|agreed|careful(?:ly)?|alright|then)\W*)*$/iu;

/** What somebody does who was just spoken of, and what only says how they are: "He braces himself against it", "He has the key". */
export const goesOnAs =
  /^(?:(?:and|then|so|now),? )*(?:he|she|they) (?!(?:has|have|had|is|are|was|were|knows?|seems?|looks?(?! (?:at|for|into|under|behind|inside|around|out)\b)|says?|said|thinks?|needs?|wants?|lies|does|do|did|would|could|might|must|can|told|asked|gave|took)\b)(?=\p{L}+s\b)/iu;

/** A sentence, without what waits in it until something comes about; `isSpeech` says that it stands within direct speech, or holds some. */
interface PartyLine {
  sentence: string;
  isSpeech: boolean;
  waits: string;
}

/** A text by its sentences: "if he bolts, Tov trips him" is bidden nobody yet. */
export function sentencesOf(text: string, party: readonly Hero[]): PartyLine[] {
  let marks = 0;
  return text.split(/(?<=[.!?…]["')]?)[^\S\n]+|\n+/u).map((sentence) => {
    const own = sentence.split('"').length - 1;
    const isSpeech = own > 0 || marks % 2 > 0;
    marks += own;
    const waiting = isSpeech ? undefined : waitingIn(sentence, party);
    return { sentence: waiting?.before ?? sentence, isSpeech, waits: waiting?.waits ?? '' };
  });
}
