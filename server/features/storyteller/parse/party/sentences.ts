import { escapePattern } from '#domain/text/escape-pattern.ts';

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

/** A text by its sentences; `isSpeech` says that one stands within direct speech, or holds some. */
export function sentencesOf(text: string): { sentence: string; isSpeech: boolean }[] {
  let marks = 0;
  return text.split(/(?<=[.!?…]["')]?)[^\S\n]+|\n+/u).map((sentence) => {
    const own = sentence.split('"').length - 1;
    const isSpeech = own > 0 || marks % 2 > 0;
    marks += own;
    return { sentence, isSpeech };
  });
}
