import { withoutSlang } from './slang.ts';
import { remember } from '#domain/memoise.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const tag = /<\/?[a-z!][^<>]{0,200}>/giu;
const link = /\b(?:https?:\/\/|www\.)\S+/giu;
const markup = /[`*_#~|<>{}\\^=[\]\p{Extended_Pictographic}\u{FE0E}\u{FE0F}\u{20E3}]+/gu;
/** Faces of marks, which are no words: ";)", ":-D", "^^". */
const smiley = /(?<=^|[\s.!?,])(?:[:;=8xX]['’]?[-o^]?[)(\][DPpOo3/\\|*]+|[)(]+[-o]?[:;=]|<3+|\^_*\^|[xX]D+|\\o\/)(?=$|[\s.!?,])/gu;
/** One that ends a sentence: "sorry if I'm slow :) who am I". */
const smileyAtEnd = new RegExp(
  String.raw`(?<=\p{L}) +${smiley.source}(?= (?:who|what|where|when|why|how|is|are|am|can|could|do|does|did|should|will|i|we)\b)`,
  'giu',
);
/** Direct speech between single marks, which stand within words as well: "softly: 'You don't sleep. Who are you?'" */
const singleMarked = /(?<=^|[\s:(])'(?=\p{L})((?:[^'"]|(?<=\p{L})'(?=\p{L}))*?[.!?…,])'(?=$|[\s)])/gu;
/** A picture between two sentences, which ends the first: "hang in there ❤️ Tov, to the school". */
const pictureBetween = /(?<=\p{L}{2}[)"']?) *(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Mn}|\p{Cf})*)+ *(?=\p{L}{2})/gu;
const longestRead = 600;
/** Lines that are kept in mind: more than are read for one reply. */
const linesRemembered = 200;

/** A line in which a picture between two sentences ends the first. */
export const withPicturesCut = (line: string): string => line.replaceAll(pictureBetween, '. ');

function isShouted(text: string): boolean {
  const letters = text.replaceAll(/\P{L}/gu, '');
  return letters.length > 6 && letters === letters.toUpperCase();
}

/** Cuts at a word's end so that at most `length` characters stay. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const space = cut.lastIndexOf(' ');
  return (space > 0 ? cut.slice(0, space) : cut.slice(0, length)).replace(/[\s,;:(&\uD800-\uDBFF-]+$/, '');
}

/** "whats", "dont": contractions without their mark. Words that mean something without it stay. */
const unmarked: readonly [RegExp, string][] = [
  [/\b(what|who|where|how|when|why|that|there|here|he|she)s\b/gi, "$1's"],
  [/\b(i)m\b/gi, "$1'm"],
  [/\b(don|can|won|ain|isn|aren|didn|doesn|wasn|couldn|shouldn|wouldn|haven|hasn)t\b/gi, "$1't"],
];

/** What people type for longer words: "&", "u", "gonna". */
const shortened: readonly [RegExp, string][] = [
  [/ (?:&|\+|'?n'?) /g, ' and '],
  [/(?<=[\p{L}\d])\s*(?:&|\+)\s*(?=\p{L})/gu, ' and '],
  [/\bw\/ ?(?=\p{L})|\bw (?=\p{L})/giu, 'with '],
  [/\br\b(?= (?:we|you|u|they|these|those|there|ya|the)\b)|(?<=\b(?:who|what|where|how|why|you|we|they) )\br\b(?!['.])/gi, 'are'],
  [/\bu\b(?!['.])/g, 'you'],
  // "Ur a gem", "your coming with us": what somebody is or does.
  [
    /\b(?:ur|you'?r(?:e)?)\b(?= (?:an?|the best|so|not|right|welcome|sure|safe|free|alive|kidding|joking|lying|coming|going|hurt|kind|sweet|amazing|wonderful)\b)|\byoure\b/gi,
    "you're",
  ],
  [/\bur\b/g, 'your'],
  // "Were no thieves": whoever speaks tells what they are.
  [
    /(?<=^|[.!?,;:"] *|\b(?:and|but|so|because) )were (?=(?:no|not|here|just|only|all|on|with|from|a|the|two|friends|strangers|\p{L}{3,}ing)\b)(?![^.!?"]*\?)/giu,
    "we're ",
  ],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bgoto\b/gi, 'go to'],
  // "Mr. Sallow" ends no sentence.
  [/\b(mrs?|ms|dr|st|prof)\. ?(?=\p{L})/giu, '$1 '],
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  // "The crock's gotta be up there", "she gotta know".
  [/(?<=\p{L})(?:'s|(?<=\b(?:he|she|it|that))) (?:gotta|got to)\b(?! do with\b)/giu, ' has to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bcuz\b|\bcos\b/gi, 'because'],
  [/\btho\b/gi, 'though'],
  [/\bthx\b/gi, 'thanks'],
  // "Please let us in" asks somebody; "then let us go to the mill" asks nobody.
  [
    /(?<=(?:^|[.!?;,] )(?:(?:so|then|now|well|come|and|but|right|ok(?:ay)?|yes|very well|all right|in that case|perhaps),? )*)let us (?=(?:all |both |just |first |now |then )*(?:go (?:to|back|on|up|down|over|there|and|now|home|inside|outside|together|see|find|look|ask)\b|(?:head|walk|run|hurry|return|leave|visit|pay|follow|see|look|find|search|try|take|talk|speak|ask|wait|rest|move|sit|eat|drink|have|start|begin|make|think|hide|split|continue|proceed|climb|sneak|creep|cross|keep|turn|set|betake|stay|be off)\b))/giu,
    "let's ",
  ],
  [
    /(?<!\b(?:he|she|it|that|who|which|\p{L}+'s?) |\p{L} and )\blets\b(?! (?:an?|the|him|her|them|it|nobody|no one|people|every\p{L}+) (?:\p{L}+ )?(?:in|out|go|through|pass|down|up|off)\b)/giu,
    "let's",
  ],
  [/\bthru\b/gi, 'through'],
  [/\bb4\b/gi, 'before'],
  [/\bbc\b/gi, 'because'],
  [/\brn\b/gi, 'right now'],
  [/\bsmth\b/gi, 'something'],
  [/\bimm?a\b/gi, "I'm going to"],
  [
    /\bill\b(?= (?:go|take|be|get|do|just|try|find|look|make|ask|tell|wait|stay|help|come|bring|keep|show|use|buy|let|have|never|also|keep|talk|check|watch|distract|hold|grab|get|sneak|stand|guard|cover|search|open|climb|run|sit|play|sing|write|read|hide|meet|follow|lead|carry|speak|say)\b)/gi,
    "I'll",
  ],
  // "Tov waits, ill slip in".
  [
    /(?<=(?:^|[,.;!?] |\b(?:and|then|while|but|so) ))ill\b(?= (?!at ease|will|health|luck|effects|with|from|and|or|of|as|he|she|they|it|people|child)\p{L}{3,})/giu,
    "I'll",
  ],
  [/\bu'(?=(?:d|ll|re|ve)\b)/gi, "you'"],
  [/(?<=\b(?:you|they))ll\b/gi, "'ll"],
  [/\bive\b/g, "I've"],
];

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
/** "The 6th door". */
const numbered = /\b(\d{1,2})(?:st|nd|rd|th)\b/giu;

/** Contractions with their marks, and short forms written out: "what's" for "whats", "you" for "u". */
export function withMarks(text: string): string {
  const named = text.replaceAll(numbered, (typed, number: string) => ordinals[Number(number) - 1] ?? typed);
  return [...unmarked, ...shortened].reduce((marked, [pattern, whole]) => marked.replaceAll(pattern, whole), named);
}

/**
 * A player's words as plain text: no markup, links, line breaks or invisible characters, straight quotation marks, and not more
 * than a reader would take in (600 characters).
 */
export const cleanText = remember((text): string => {
  const plain = text
    .slice(0, 4000)
    .normalize('NFC')
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(singleMarked, '"$1"')
    .split(/[\r\n\t\u2028\u2029]+/)
    .map((line) =>
      line
        .replaceAll(invisible, '')
        .replaceAll(smileyAtEnd, '.')
        .replaceAll(smiley, ' ')
        .replaceAll(tag, ' ')
        .replaceAll(link, ' ')
        .replaceAll(markup, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line, index, all) => (index < all.length - 1 && !/[.!?:;,]$/.test(line) ? `${line}.` : line))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const short = shorten(withoutSlang(withMarks(plain)), longestRead);
  return isShouted(short) ? short.toLowerCase() : short;
}, linesRemembered);
