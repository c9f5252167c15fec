import { withSaidAfterColon } from '#server/features/storyteller/parse/clauses/after-colon.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Speech that a player put down without quotation marks: "I say please may we come in". */
const saidPlainly =
  /(?<=^|[.!?] )(?!.*\b(?:lie|lies|pretend|pretends|bluff|bluffs) )((?:[^".!?]{2,80}?,? (?:and|then) )?(?:(?:i|we) )?(?:says?|shouts?|yells?|whispers?|repl(?:y|ies)|answers?|calls? out|adds?|mutters?|blurts?(?: out)?|asks?(?=, | (?:do|did|are|were|have|can|could|would|will) you\b))(?: (?:back|out|loudly|quietly|softly))?),? (?!(?:thanks|thank you|hello|hi|hey|good ?bye|bye|sorry|no|yes|good \p{L}+) to\b)(?=(?:please|may|can|could|will|would|you|we|i|it|it's|that's|i'm|we're|hello|hi|hey|no|yes|nope|yep|who|what|why|where|when|how|is|are|do|does|don't|let|stop|give|tell|come|go|sorry|thanks|thank|good|nice|well|ok|okay|evening|morning|your|my|sir|madam|ma'am|milady|greetings|this|we've|i've|they|he|she|look)\b)([^"]+?)(?=\s*$|,? (?:and|then)(?: then)? (?:ask|tell|show|give|hand|hug)s? (?:him|her|them|it|\p{Lu}\p{L}+)\b)/iu;

/** The very words after whom they are told: "I tell the hatch-boy chin up, it was not your doing". */
const toldPlainly =
  /(?<=^|[.!?] )((?:(?:[Ii]|[Ww]e|[Aa]nd|[Tt]hen|[Ss]o|[Oo]k(?:ay)?,?) )*[Tt]ells? (?:him|her|them|(?:(?:the|[Mm]rs?|[Mm]iss|old) )?[\p{L}'-]+(?: \p{Lu}\p{L}+)?)),? (?!(?:that|to|about|of|how|what|who|whom|whose|where|when|why|if|whether|all|everything|not|and|or)\b|(?:show|give|hand|offer|hug|pat|kiss|take|squeeze|hold|look|ask|point|smile|nod|wave|put)s? (?:him|her|them|it|at|the|my|to|and)\b)([^"]*\b(?:you|your|you're)\b[^"]*?)\s*$/u;

/** Speech after something that is done for whoever it is said to: "I give Nettle the bells: there you go". */
const doneAndSaid =
  /^((?:[^":.!?]{0,200}[.!?] )?(?:(?:i|we|s?he|they|and|then|so|gently|softly|quietly|\p{Lu}\p{L}+) )*(?:give|hand|offer|show|hold|pass|put|lay|bow|nod|smile|grin|wave|kneel|crouch|wink|hug|pat|shrug|sit|lean|point|turn|shake|take|step|curtsy|raise|lift|toss|throw|act|pretend|bluff|play|lie|bang|knock|rap|hammer)(?:s|es)?\b[^":?!]{0,80}):\s+((?:there (?:you|now|,)|here(?:'s| you| is| are)?|it's|that's|you|your|you're|we|we're|i|i'm|i've|i'll|no|yes|please|don't|thanks?|sorry|hello|hi|hey|look|listen|take|come|let|is|are|do|does|did|what|who|where|why|how|when|can|could|will|would|this is|these are|if|for you|evening|good|my|now|oh|so|well|easy|and now)\b.*)$/isu;

/** A way to somebody, and what is said to them there: "back to Ilse: your daughter was called Aune". */
const goneAndSaid =
  /^((?:(?:then|and|so|ok(?:ay)?|now|i|we|let's) )*(?:back|over|up|down|off|out|go|goes|head|run|return|walk|hurry|rush) (?:[^:".!?]{0,30} )?to [^:".!?]{2,40}):\s+(\S[^"]+)$/iu;

/** A question in its own words behind a word of asking, without a mark between: "show her the mittens and ask do you remember her". */
const askedPlainly =
  /(?<=^|[.!?,;] |\b(?:and|then) )((?:(?:i|we|and|then|so|also),? )*asks? (?:(?:him|her|them|\p{L}+) )?)((?:do|did|are|were|have|can|could|will|would|what|who|where|why|how|is|was) (?:you|u|ye)\b[^".!?]*[?.!]*)/iu;

/** Words for somebody's ear alone. */
const inTheEar =
  /\b(whisper|murmur|mutter|say|speak|breathe)(s?) (?:softly |quietly |something )?in(?:to)? (?:(\p{L}+)'s|(his|her|their)) ear\b/giu;

function toTheEar(text: string): string {
  return text.replaceAll(inTheEar, (_, verb: string, ending: string, name?: string, their = '') => {
    const whom = name ?? (/^his$/i.test(their) ? 'him' : /^her$/i.test(their) ? 'her' : 'them');
    return `${verb}${ending} to ${whom}`;
  });
}

/** What stands before a colon or a dash, and what stands behind it. */
const parted = /^(.{4,240}?)(?::|\s[-–—]+)\s+(\S.*)$/su;
/** Something one does: its verb, and what stands behind that. */
const doing = /^(?:(?:i|we|and|then|so|gently|softly|quietly|slowly),? )*(\p{L}+) (.+)$/isu;
const somebody = /\b(?:him|her|them)\b|(?:^|\s)\p{Lu}\p{L}+/u;
const sayings = /^(?:say|ask|tell|shout|yell|whisper|reply|answer|call|mutter|murmur|add|note|write|read)s?$/iu;

/** Whether words tell what somebody does to or for somebody: not where they go, how they look, or what they say. */
function isDoneToSomebody(text: string): boolean {
  const [, verb = '', rest = ''] = doing.exec(text) ?? [];
  const base = baseOf(verb.toLowerCase());
  const kind = base === undefined ? undefined : readings.get(base)?.kind;
  return base !== undefined && !sayings.test(verb) && !['travel', 'search', 'sneak'].includes(kind ?? '') && somebody.test(rest);
}

/** What somebody is asked about, and then the question itself: "ask Nettle about the marks, how do you walk the flats". */
const askedThen =
  /^((?:[^":.!?]{0,200}[.!?] )?(?:(?:i|we|and|then|so|ok(?:ay)?|go|just),? )*asks? (?:him|her|them|(?:(?:the|old|mr|miss) )?[\p{L}'-]+(?: \p{Lu}\p{L}+)?) (?:about|for) [^",:.?!]{2,60}),\s+((?:(?:who|what|where|when|why|how|which|whose)(?:'s)?|is|are|was|were|do|does|did|can|could|will|would|have|has)\s.+)$/isu;

/** The text with quotation marks around what is said behind something done to somebody, and a colon or a dash: "confront him: you had the key". */
export function withSaidAfterDeed(text: string): string {
  if (text.includes('"')) return text;
  const [, asked = '', question = ''] = askedThen.exec(text) ?? [];
  if (question !== '') return `${asked} "${question}"`;
  const [, lead = '', said = ''] = parted.exec(text) ?? [];
  return said !== '' && isDoneToSomebody(lead.split(/[.!?…,] +|,? \band then |,? \b(?:and|then) /u).at(-1) ?? '')
    ? `${lead}. "${said}"`
    : text;
}

/** The text with quotation marks around what is said in it without them. */
export function quotedSpeech(written: string): string {
  const text = toTheEar(written);
  if (text.includes('"')) return text;
  return withSaidAfterColon(text)
    .replace(doneAndSaid, '$1. "$2"')
    .replace(goneAndSaid, '$1. "$2"')
    .replace(askedPlainly, (_, lead: string, asked: string) => `${lead}"${asked}"${/[?.!]$/u.test(asked) ? '\n' : ''}`)
    .replace(toldPlainly, '$1 "$2"')
    .replace(saidPlainly, '$1 "$2"');
}
