import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Where somebody says or asks something, and a colon: "then I ask the crying lady:". */
const lead =
  /(?<=^|[.!?,;] |\b(?:and|then|so|but) )(?:(?:and|then|so|but|ok(?:ay)?|well|i|we|just|quietly|loudly|softly|finally|also),? )*(?:say|ask|tell|shout|yell|whisper|reply|answer|call|mutter|murmur|announce|beg|warn)s?(?: (?:to|at|out|back|straight|again|up))*(?: (?!(?:me|us|that|about|if|whether|how|what|who|where|why)\b)[^:",.?!]{2,40})?:\s+(?=\S)/iu;
/** What goes on with doing behind what is said. */
const doneNext =
  /^(?:(?:and|but|so|also) )?(?:then|after (?:that|this)|afterwards),? (?:i|we|both|me)\b|^and (?:i |we )?(?:hand|give|show|offer|take|put|lay|pat|hug|nod|bow|smile|sit|kneel|point|wave|wink|look|watch|go|walk|leave|step|turn|hold|wait|toss|throw|pour|open)s?\b/iu;
const toYou = /\b(?:you|your|yours)\b/iu;
/** What is done to whoever was just spoken to: "look him in the eye". */
const doneToThem = /^(?<verb>\p{L}+) (?:him|her|them)\b/iu;
const own = /^(?:and |so |but )?(?:i|we) (?<verb>\p{L}+)\b/iu;
const done = new Set(['travel', 'search', 'sneak', 'take', 'athletics', 'attack', 'rest']);

/** Whether a sentence behind what is said is done and no longer said. `names` are those of the others of the party. */
function isDone(sentence: string, names: string): boolean {
  if (doneNext.test(sentence)) return true;
  if (toYou.test(sentence) || /\?\W*$/u.test(sentence)) return false;
  if (names !== '' && new RegExp(String.raw`^(?:and |then )?(?:${names})\b`, 'iu').test(sentence)) return true;
  const to = doneToThem.exec(sentence)?.groups?.['verb']?.toLowerCase() ?? '';
  if (to !== '' && baseOf(to) === to) return true;
  const verb = own.exec(sentence)?.groups?.['verb']?.toLowerCase() ?? '';
  return baseOf(verb) === verb && done.has(readings.get(verb)?.kind ?? '');
}

/** How the young tell what they said: "so I'm like: where is she?" */
const like =
  /(?<=^|[.!?,;] |\b(?:and|then|so|but) )(?:i['’]?m|i am|im) (?:just |all )?like(?::|,)? (?!(?:an?|the|my|his|her|you|him|them|that|this|it)\b)(?=\p{L})/iu;

/** A line with quotation marks around what is said in it behind a colon, wherever that stands; what is done after it stays outside. */
export function withSpeechAfterColon(typed: string, names: string): string {
  const line = typed.replace(like, 'I say: ');
  const found = /["“”]/u.test(line) ? null : lead.exec(line);
  // What one of the party is told is theirs to do.
  if (!found || (names !== '' && new RegExp(String.raw`(?:^|\s)(?:${names}):`, 'iu').test(found[0]))) return typed;
  const at = found.index + found[0].length;
  const sentences = line.slice(at).split(/(?<=[.!?…])\s+|,\s+(?:and )?(?=then (?:i|we|both)\b)/iu);
  const next = sentences.findIndex((sentence, index) => index > 0 && isDone(sentence, names));
  const said = next < 0 ? sentences : sentences.slice(0, next);
  const words = said.join(' ');
  const rest = next < 0 ? '' : ` ${sentences.slice(next).join(' ')}`;
  return `${line.slice(0, at)}"${rest === '' || /[.!?…]$/u.test(words) ? words : `${words}.`}"${rest}`;
}
