import { cutAsides, withoutExclamation } from './line/asides.ts';
import { isExclaimed } from './question/exclaimed.ts';
import { quotedSpeech } from './line/quoted-speech.ts';
import { isNegated } from './line/negated.ts';
import { withoutPurpose, withoutPurposeFirst } from './line/purposes.ts';
import { withoutRemark } from './references/remarks.ts';
import { beginsVerb } from './words/begins-verb.ts';
import { baseOf } from './words/verb-forms.ts';

/** One thing said or done. `text` holds `quoteMark` where direct speech stood. */
export interface Clause {
  text: string;
  /** The same with what is exclaimed around it: "haha ok I open it". */
  typed: string;
  quote: string | null;
  question: boolean;
  /** The mark its sentence ended with: a full stop where the player set none. */
  mark: '.' | '!' | '?';
  /** What the hero says they do not do. */
  negated: boolean;
}

/** Whom a clause is for: `ask` the narrator, `speak` to somebody in the tale, `act` in it, or an `aside`: table talk that nobody in the tale hears. */
export const modes = ['ask', 'speak', 'act', 'aside'] as const;
export type Mode = (typeof modes)[number];

/** A clause, and for whom it is. */
export interface HeardClause extends Clause {
  mode: Mode;
  /** Whether the narrator is asked by name, and nobody of the tale. */
  isToNarrator?: true;
}

/** Stands for direct speech inside a clause. */
export const quoteMark = '\uE000';

const doubleQuoted = /"([^"]{1,400})"/g;
const singleQuoted = /(?<=^|[\s,:])'([^']*(?:'(?=[a-z])[^']*)*)'(?=$|[\s,.!?;])/g;
const preferring = /^(?:rather than|instead of)\s[^,]+,\s*/i;
const preferred = /,?\s(?:rather than|instead of)\s(?:(?!,? (?:and|but|so) (?:i|we)\b)[^;])+?(?=$|,? (?:and|but|so) (?:i|we)\b)/i;
const speechAfter =
  /^,?\s*(?:i|we|he|she|they|\p{Lu}\p{L}*)\s+(?:\p{L}+ly\s+)?(say|ask|tell|shout|whisper|call|reply|answer|mutter|murmur|yell|growl|add|says|asks|tells|shouts|whispers|calls|replies|answers|mutters|murmurs|yells|growls|adds|offers?|calls? out)\b/iu;

/** What stands before a name in quotation marks. */
const nameBefore = /\b(?:the|an?|his|her|their|these|those|that|this|called|named) ?$/i;

/** Direct speech lifted out of the text; an unclosed quotation mark is dropped. */
function liftQuotes(text: string): { text: string; quotes: string[] } {
  const quotes: string[] = [];
  const lift = (_: string, inner: string) => {
    quotes.push(inner.trim());
    return quoteMark;
  };
  // "To see the 'bats'" calls something by a name, and says nothing.
  const liftSingle = (whole: string, inner: string, at: number, all: string) =>
    inner.split(' ').length < 3 && nameBefore.test(all.slice(0, at)) ? inner : lift(whole, inner);
  const lifted = text.replaceAll(doubleQuoted, lift).replaceAll(singleQuoted, liftSingle).replaceAll('"', '');
  return { text: lifted, quotes: orderQuotes(text, quotes) };
}

/** Single quotes are lifted after double ones; puts all of them in the order they were spoken. */
function orderQuotes(text: string, quotes: string[]): string[] {
  return quotes.toSorted((left, right) => text.indexOf(left) - text.indexOf(right));
}

/** A finished speech followed by something that is not "I say" ends its sentence. */
function endSpeech(text: string, quotes: string[]): string {
  let index = -1;
  return text.replaceAll(new RegExp(`${quoteMark}(?=(.*))`, 'gsu'), (mark: string, rest: string) => {
    index += 1;
    const spoken = quotes[index] ?? '';
    return /[.!?]$/.test(spoken) && /^\s*\p{Lu}/u.test(rest) && !speechAfter.test(rest) ? `${mark}\n` : mark;
  });
}

const askingLeave =
  /^\s*(?:so |and |then |well,? |ok(?:ay)?,? )*(?:can|could|may|might) (?:i|we) (?:please |just |maybe |try to |go |quickly |quietly )*(?:look|search|examine|inspect|read|check|investigate|study|watch|listen|take|grab|pick up|sneak|hide|slip|walk|go|climb|enter|leave|follow|head|open|close|knock|sit|wait)\b(?!.*\bor\b)/iu;
/** Whoever asks what comes of it does not do it yet. */
const asksOutcome = /\bwhat (?:would|will|might|could|happens)\b/iu;
/** Sentences that ask without a question mark: "whats on the slate". */
const asksUnmarked =
  /^\s*(?:so |and |but |then |ok(?:ay)? |hey |hmm+ |well,? )*(?:\p{L}+(?: \p{L}+)?, )?(?:(?:\p{L}+ (?:what|who|where|why|how) (?:do|did|does|is|are|can|could|would|will|have|has) (?:you|your)\b)|(?:what(?! an?\b)|who|whose|where|why|which)(?:'s)?|how (?:do|did|does|many|much|far|long|bad|badly|come|can|could|is|are|old|big|deep|good|high|likely|hard|healthy)|(?:is|are|was|were|does|did) (?:there|it|this|that|the|he|she|they|we|i|my|our|any\p{L}*)|do (?:i|we|they|you|(?:the|these|those|my|our|his|her) \p{L}+ \p{L}+)|when (?:do|does|did|is|are|was|will|can|has)|(?:can|could|should|would|may|might) (?:i|we) (?:still|even|really|actually|also|already|ever)|(?:should|shall|shouldn't) (?:i|we)|is it (?:possible|too late|safe) to)\b(?!.*(?<!\b(?:can|could|do|did|should|shall|may|might|will|would|can'?t|cannot|couldn'?t|don'?t|didn'?t|won'?t) )\b(?:i|we) (?:go|walk|take|grab|run|head)\b)/iu;
const asksAgain =
  /(?:,? and |, )(?=(?:who|whose|what|where|how|why|which|when)(?:'s)?\b|(?:is|are|was|were|does|did|do|can|could|has|have|will|am) (?:the|there|it|this|that|he|she|they|we|i|any\p{L}*|my|our|\p{Lu}\p{L}+)\b)/iu;
/** What is done beside a question: "what does the notice say, I pull it out and read it". */
const doneBeside =
  /, (?=(?:i|we) (?:pull|take|look|read|pick|open|go|walk|search|check|examine|grab|listen|turn|step|lean|knock|touch|hold|show|point|ask)s?\b)/iu;
/** What is asked leave for is done. */
const canI = /^\s*(?:and |so |then )*(?:can|could|may) (?:i|we) /i;
const ownDoing = /^(?:i|we) (?!(?:know|think|mean|wonder|believe|guess|suppose)\b)\p{L}+/iu;
const joints =
  /(, (?=(?:past|through|into|over|across|up|down|out|back|on) (?:to |into |the )|(?:is there|are there|is it|does it|do (?:i|we|they)|are they|is (?:he|she)|does (?:he|she)|did (?:it|he|she|they|we|i)|(?:what|who|where|how)(?:'s|'re)?|whose) )|,? and then |,? then |(?<!\b(?:nothing|nobody|none|anything|all|everything|anyone|no one)),? but |; |,? and |,? so (?=(?:i|we|let's|(?:may|can|could|should|shall|do|am|are) (?:i|we)|what|how|where|who) )|,? (?:while|whilst) (?=(?:i|we) )|,? before (?=(?:i|we) )|, (?=(?:please|don't|do not|stop|no need) )|, (?=[^,]{2,40}\byou (?:say|said|reckon|mean)$)|, (?=(?:good ?bye|bye|farewell|thanks|thank you|cheers|see (?:you|ya))\b)|, )(?=(.*))/giu;

/** The next leg of a way, without a verb: "and over to the smithy", ", past Rope Lane". */
const nextLeg =
  /^(?:then )?(?:(?:straight |right )?(?:back|up|down|out|over|across|on|off|along|past|through|into|onto|in)\b(?: (?:up|down|out|over|across|on))? ?)+(?:(?:to|into|onto|of|through) )?(?:the |a |my |our )?\p{L}|^(?:then )?to (?:the )?\p{L}/iu;
/** Where a way ends: "to the quay", "into the flues". */
const namesEnd = /\b(?:to|into|onto|for) (?:the |my |our )?\p{L}/iu;
/** What stands like a way and is none: how loudly something is read or said. */
const noLeg = /^(?:out loud|on purpose|in (?:turn|full|peace|silence|order|case|ink)|up close|over and over|off the cuff)\b/iu;
export const goesSomewhere =
  /\b(?:go|goes|going|head|heads|walk|walks|run|runs|rush|rushes|hurry|hurries|climb|climbs|sneak|sneaks|return|returns|march|leave|leaves|slip|slips|travel|travels|crawl|crawls|set (?:off|out)|take|takes|jump|jumps|clamber|clambers|scramble|scrambles|descend|ascend|step|steps|trot|trots|hop|hops|slide|slides|stroll|strolls|wander|wanders|jog|jogs|dash|dashes|creep|creeps|tiptoe|leg it)\b|(?:^|, |\bthen )(?:(?:ok(?:ay)?|so|then|and|now|let'?s) )*(?:back|out|down|up|off|over|across|into|through)\b/iu;

/** What is also a noun, done to somebody by name: "hand Wenna the lamp". */
const toSomebody = /^(?:then )?(?:hand|guard|watch|cover|shield|face|track|pinch|thank) \p{Lu}\p{Ll}+/u;

/** What somebody thinks out beside what they do: "count the strokes and work out what they mean". */
const makesOut = /^(?:work|puzzle|make|piece|sort) (?:it )?(?:out|together) (?:what|how|who|whose|why|which|when|where)\b/u;

/** Whether the words begin a new action: a verb, or a subject with its verb. */
function startsAction(text: string): boolean {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:then|also|quietly|quickly|carefully|slowly|just|now),? /, '');
  // "…, Tov goes to the mill": somebody else's action.
  const [, does = ''] = /^(?:then |and )?\p{Lu}\p{L}+ (\p{Ll}+s)\b/u.exec(text.trim()) ?? [];
  if ((does !== '' && baseOf(does) !== undefined) || takesLook.test(bare) || toSomebody.test(text.trim())) return true;
  if (makesOut.test(bare)) return false;
  const [first = '', second = ''] = bare.split(/[\s,.!?]+/);
  if (first.startsWith(quoteMark) || /^(?:i|we|i'll|i'm|i'd|let's)$/.test(first)) return true;
  if (/^(?:she|he|they)$/.test(first)) return baseOf(second) !== undefined;
  return beginsVerb(first, second);
}

/** A look that asks who somebody is: "run to the window and see who's pulling that sledge". */
const seesWho = /^(?:see|find out|check|look) (?=who(?:'s| is| are| was)\b)/iu;

/** "Have a proper look at that slot." */
const takesLook = /^(?:have|take|get) an? (?:\p{L}+ ){0,2}look\b/iu;

/** Cuts a sentence where one action ends and the next begins; a lone adverb or name goes with what follows. */
function splitSentence(sentence: string): string[] {
  const cut = sentence.replaceAll(joints, (joint: string, _: string, rest: string, at: number) => {
    const before = sentence.slice(0, at).trim();
    if (/^\p{L}+ly$/iu.test(before) || (/^\p{L}+$/u.test(before) && baseOf(before) === undefined)) return joint;
    if (
      (/then|but|;|so |whil/.test(joint) ||
        /^(?:(?:please|don't|do not|stop|no need) |(?:good ?bye|bye|farewell|thanks|thank you|cheers|see (?:you|ya)|(?:wish|bid) (?:him|her|them|you|every(?:one|body)) (?:a |all )?(?:good|well|nice|best|luck|farewell|goodbye))\b)/i.test(
          rest,
        ) ||
        (joint.startsWith(', ') && /^[^,]{2,40}\byou (?:say|said|reckon|mean)$/i.test(rest))) &&
      rest.trim() !== ''
    )
      return '\n';
    if (joint.endsWith(' and ') && seesWho.test(rest)) return '\n';
    // "Off to the yard, what do they keep there" does the one and asks the other.
    const asksBeside =
      asksUnmarked.test(rest) &&
      (takesLook.test(before) || !leadsToQuestion.test(before)) &&
      (!says.test(before) || readsThing.test(before));
    if (/^,| and /.test(joint) && asksBeside && (startsAction(before) || takesLook.test(before) || wayAlone.test(before))) return '\n';
    // "Back up, past the man with the shovel, to the Hearth House" is one way, and where it ends is named last.
    if (joint === ', ' && wayAlone.test(before) && nextLeg.test(rest) && !namesEnd.test(before)) return ' ';
    return startsAction(rest) || (nextLeg.test(rest) && !noLeg.test(rest) && goesSomewhere.test(before)) ? '\n' : joint;
  });
  return cut
    .split('\n')
    .filter((part) => !/^ *(?:now|then|quickly) *$/i.test(part))
    .map((part, index) => (index > 0 ? part.replace(seesWho, '') : part));
}

/** Words that go on with what is said or asked: "I ask her: who was it?" */
const says = /\b(?:say|ask|tell|shout|whisper|call|reply|answer|mutter|yell|add|know|wonder|think|write|read|sign)(?:s|es|ed|ing)?\b/i;
/** A thing that is read, which says nothing to anybody: "read the notice again". */
const readsThing = /^(?:(?:i|we|and|then) )*reads? (?:the|that|this|it|my|our) ?/i;
/** Looking and asking that goes into a question: "see what's there". */
const leadsToQuestion =
  /\b(?:ask|tell|know|wonder|find out|see|show|check|explain|say|figure|learn|remember|want|think|guess|hear|about|of|for|and)(?:s|es|ing)?,?$/i;

/** What is done for its own sake, whatever is remarked after it: a journey, a taking. */
const doneAnyway = /\b(?:show|give|hand|offer|take|borrow|grab|keep|steal|nick|pocket|snatch|bring|unlock|open|have)s?\b/iu;

/** A clause without a remark after a journey or a taking. */
function withoutWhy(part: string): string {
  const isDone = wayAlone.test(part) || goesSomewhere.test(part) || doneAnyway.test(part);
  return isDone && !says.test(part.split(',')[0] ?? '') && !leadsToQuestion.test(part.split(',')[0] ?? '') ? withoutRemark(part) : part;
}

/** Who goes, where all do: "both of us, through the door". */
const ofAll = /(?:(?:both|all|the (?:two|three|four)) of us|you and me),? /giu;
/** A way without a verb: "back to the Hatch", "down the stairs". */
const wayAlone =
  /^((?:(?:and|then|so|now|ok(?:ay)?|right|straight|quickly|quietly|(?:both|all|the (?:two|three|four)) of us|you and me),? )*)((?:back|up|down|out|into|inside|outside|upstairs|downstairs|onward|onwards|on(?= (?:to|into|towards?|down|up|over)\b)|in(?= (?:at|by|through|from|over|under) )|off|over|across|through|toward|towards|along(?! with)|past)\b(?! (?:off|away from|with (?:the|him|her|them|that)|yours)\b)(?: .+)?|to the (?!contrary|left of|extent|point|death|best|table|group|party|gm|dm|narrator|others?)\b.+)$/iu;
/** "Keep going to the wreck". */
const goesOn =
  /^((?:(?:and|then|so|now|ok(?:ay)?|i|we|let's|just),? )*)(?:keep|carry|continue)s?(?: on)? (?:going|walking|moving|running|(climbing))\b/iu;
/** A goal said once more in other words: "to the Sow, that black rock". */
const inOtherWords =
  /(?<=^(?:(?:and|then|so|now|ok(?:ay)?|i|we|let's),? )*(?:go|head|walk|run|climb)s? [^,]{4,60}), (?:the one (?:that|which|who|with|in|on|at|by)\b|that\b|the (?!one\b)\p{L}+ \p{L}+$)[^,]*$/iu;
/** "Off we go to the quay", "to the quay we go". */
const weGo =
  /^((?:(?:and|then|so|now|ok(?:ay)?|right),? )*go .*?),? (?:we|i) (?:all )?(?:go|trot|march|run|toddle|walk|head|sail|climb|crawl|slide|hop)\b/iu;
/** Where only the eyes go: "follow the rope with my eyes". */
const byEye = /\b(?:follow|trace)(s?) (.{2,60}?) with (?:my|our|his|her|their) (?:eyes?|gaze|look)\b/iu;
/** When something is taken or looked at, which is no part of its name: "pocket the thread first". */
const besideTaking =
  /^((?:(?:i|we|and|then) )*(?:take|grab|pocket|get|pick up|snatch|search|check|look at|read|open|examine)s? .{2,60}?),? (?:first|for now|right now|right away|at once|real quick|while i'm at it|as well|too)$/iu;
/** What is done on a way that is gone: "I munch the turnip on the way up to Warmside". */
const onTheWay = /,? on (?:the|my|our) way ((?:(?:up|down|over|back|out) )*(?:to|into|onto|through) )/iu;
/** Dots, dashes and colons between two things that are done, said or asked stand for a full stop. */
const breaks = /\s*(?:…|\.{2,})\s+(?=\S)|\s+[-–—]+\s+(?=\S)|:\s+(?=\S)/gu;

function inSentences(text: string): string {
  if (text.includes('"')) return text;
  return text.replaceAll(breaks, (mark: string, at: number) => {
    const before = text.slice(0, at);
    const rest = text.slice(at + mark.length);
    const [last = ''] = before.split(/[.!?,;]\s/).slice(-1);
    // "I look it over: a name, a mark, whose is it?"
    const asks = mark.startsWith(':') && startsAction(last) && /^[^.!;]*\?/u.test(rest);
    const begins = asks || asksUnmarked.test(rest) || startsAction(rest) || wayAlone.test(rest);
    const isBreak = startsAction(last) || wayAlone.test(last) || /…|\./.test(mark) || (mark.startsWith(':') && asksUnmarked.test(rest));
    return begins && isBreak && !says.test(last) ? '. ' : mark;
  });
}

/** A word of speech and the mark between it and what is said: `whisper, "there was somebody"`. */
const saying =
  /\b((?:says?|whispers?|murmurs?|mutters?|mumbles?|shouts?|yells?|calls?|cr(?:y|ies)|asks?|repl(?:y|ies)|answers?|adds?|hiss(?:es)?|growls?|sings?|announces?|declares?|breathes?|exclaims?|begs?|pleads?)(?: (?:to )?(?:him|her|them|\p{Lu}\p{L}+))?(?: \p{L}+ly)?)[,:] (?=["“”])/giu;

/** A player's clean text clause by clause, in order. */
export function clausesOf(text: string): Clause[] {
  const around = cutAsides(text);
  const lifted = liftQuotes(quotedSpeech(inSentences(around.text).replaceAll(saying, '$1 ')));
  let next = 0;
  return endSpeech(lifted.text, lifted.quotes)
    .split(/(?<=[.!?;\n])\s*(?=[^.!?;\s])|\n/u)
    .flatMap((sentence) => {
      // "Can I sneak past her and grab the rope?" asks leave for what is then done.
      const isMarked =
        /\?\s*$/.test(sentence) ||
        (asksUnmarked.test(sentence) && !isExclaimed(sentence)) ||
        (/^\s*(?:can|could|may|should) (?:i|we)\b/i.test(sentence) && asksOutcome.test(sentence));
      const question = isMarked && (!askingLeave.test(sentence) || asksOutcome.test(sentence));
      const mark: Clause['mark'] = question ? '?' : /!\s*$/.test(sentence) ? '!' : '.';
      const plain = (question ? sentence : withoutPurposeFirst(sentence).replace(onTheWay, ' and go $1'))
        .replace(preferring, '')
        .replace(preferred, '');
      // "Who's in the room and how many pins are left?" asks twice.
      const parts =
        question && asksUnmarked.test(sentence) ? plain.split(asksAgain).flatMap((part) => part.split(doneBeside)) : splitSentence(plain);
      // Only its last part asks, unless another is a question of its own: "I knock on it, is it hollow?"
      return parts.map((part, index) => {
        const isDone = index > 0 && ownDoing.test(part);
        const asks = (question && index === parts.length - 1 && !isDone) || ((question || index > 0) && asksUnmarked.test(part));
        return { part, question: asks, mark: asks || !question ? mark : ('.' as const) };
      });
    })
    .map(({ part, question, mark }, index, all) => {
      const typed = `${index === 0 ? around.before : ''}${part}${index === all.length - 1 ? around.after : ''}`.trim();
      const marks = part.split(quoteMark).length - 1;
      const quote = marks === 0 ? null : lifted.quotes.slice(next, next + marks).join(' ');
      next += marks;
      const trimmed = withoutExclamation(question && !canI.test(part) ? part : withoutWhy(withoutPurpose(part)))
        .replace(byEye, 'look$1 at $2')
        .replace(besideTaking, '$1')
        .replace(/^[\s,;:.!?-]+/u, '')
        .replace(/^now, (?=\S+ \S)/iu, '')
        .replace(/[\s,;:.!?-]+$/u, '')
        .replace(
          wayAlone,
          (_, lead: string, way: string) =>
            `${lead.replace(ofAll, '')}go ${way.replace(/,? then(?=,| with |$)/iu, '').replace(/, (?=with )/iu, ' ')}`,
        )
        .replace(/,? (?=all the way to\b)/iu, ' ')
        .replace(goesOn, (_, lead: string, climbing: string | undefined, at: number, whole: string) => {
          const goes = climbing !== undefined && !/\b(?:up|down)\b/i.test(whole) ? 'climb up' : 'go';
          return /^(?!.*all the way).* to /i.test(whole) ? `${lead}${goes} all the way` : `${lead}${goes}`;
        })
        .replace(inOtherWords, '')
        .replace(weGo, '$1');
      return { text: trimmed, typed, quote, question, mark, negated: isNegated(part, trimmed, { quote, question }) };
    })
    .filter((clause) => clause.text !== '');
}
