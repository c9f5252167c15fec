import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';
import { firstWord, verbIn } from './bidden-verbs.ts';

/** Words that only ask kindly, before what is asked for. */
const kindly = String.raw`(?:(?:please|kindly|maybe|just|perhaps|possibly|quickly|be so kind as to|be so good as to) )*`;
const dear = String.raw`(?:be an? (?:\p{L}+ )?(?:dear|darling|love|pal|sport|lad|friend|sweetheart|gem|hero|gentleman|angel|star|good \p{L}+)|do (?:me|us) (?:a|one|the) (?:\p{L}+ )?(?:favou?r|kindness|solid)|make yourself useful)(?:,? and|[:,])?`;
const asking = "(?:can|could|will|would|won’t|won't)";
/** What is only said beside a name in the midst of a request: "on three", "will you". */
const aside = String.raw`(?:,? (?:(?:will|would|can|could) (?:you|u|ya)|please|on (?:three|my (?:count|mark|word))|mate|buddy|friend|pal|lad|love|dear|quick(?:ly)?|now|for (?:me|us)))*`;
/** What a request is for: whoever only asks what somebody could do asks for nothing. */
const forMe = /\b(?:me|us|my|our|mind|please|kindly)\b/iu;

/** Ways of saying what to do that name no act, each with what it comes to. */
const plainly: readonly [RegExp, string][] = [
  [new RegExp(`^${dear} (?=\\p{L})`, 'iu'), ''],
  [/^(?:you )?go (?:on )?ahead and (?=\p{L})/iu, ''],
  [/^(?:do not|don't|dont|never) (?:say|speak|talk|breathe|utter|make)\b[^,.;]*/iu, 'keep quiet'],
  [/^catch[!.]*$/iu, 'hold out both hands'],
  [/^(?:do not|don't|dont) (?:you )?(?:dare )?move\b[^,.;]*/iu, 'stand still'],
  [/^(?:do not|don't|dont) (?:you )?(?:dare )?(?:touch|open|drink|eat|take|read|look at)\b[^,.;]*/iu, 'leave it alone'],
  [
    /^be (?=(?:very |really |all )?(?:ready|careful|quiet|still|silent|good|nice|patient|calm|alert|brave|cool|on your guard)\b)/iu,
    'stay ',
  ],
  [
    /^ha(?:ve|s) (?=(?:an?|some|another|one) (?!(?:\p{L}+ )?(?:words?|chat|talk|idea|plan|point|problem|rest|nap|break|care|peek|sniff|try)\b))/iu,
    'take ',
  ],
];

/** What is bidden, in plain words: "be a dear and hold my bag" is "hold my bag". */
function bidPlainly(bid: string): string {
  return plainly.reduce((text, [pattern, plain]) => text.replace(pattern, plain), bid);
}

/** "Holding the lamp" as it is bidden, where somebody is asked whether they mind it. */
const ofMinding = (text: string): string =>
  text.replace(
    /^(\p{L}+)ing\b/iu,
    (whole, stem: string) => [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].find((each) => verbIn(each) === each.toLowerCase()) ?? whole,
  );

/** A sentence in which the name of whom it bids stands first, by however it was put; any other as it is. `own` is a pattern for the name. */
export function calledFirst(typed: string, own: string): string {
  const sentence = typed
    .replace(patternFor(String.raw`^(?<name>${own}),? u (?=\p{L})`), '$<name> you ')
    .replace(patternFor(String.raw`^${asking} you (?<bid>\p{L}[^,?]*?),? (?<name>${own})\?+$`), '$<name>, can you $<bid>?');
  const match = (pattern: string) => patternFor(pattern).exec(sentence);
  const asked = match(String.raw`^(?:\p{L}+, )?${asking} (?<name>${own}) ${kindly}(?<mind>mind )?${kindly}(?<bid>\p{L}.*?)[?.!]*$`);
  if (asked?.groups && forMe.test(sentence)) {
    const { name = '', mind, bid = '' } = asked.groups;
    return `${name}, ${bidPlainly(mind === undefined ? bid : ofMinding(bid))}`;
  }
  const toYou = match(String.raw`^(?<name>${own}),? ${asking} (?:you|u|ya) ${kindly}(?<mind>mind )?(?<bid>\p{L}.*?)(?<end>[?.!]*)$`);
  if (toYou?.groups) {
    const { name = '', mind, bid = '', end = '' } = toYou.groups;
    const plain = bidPlainly(mind === undefined ? bid : ofMinding(bid));
    // Whoever is asked whether they see something, or what they think, is asked.
    return verbIn(plain) === firstWord(plain) &&
      !/^(?:see|hear|smell|spot|tell|say|remember|guess|believe|imagine|swim|read)\b/iu.test(plain)
      ? `${name}, ${plain}`
      : `${name} can you ${plain}${end}`;
  }
  const first = match(String.raw`^(?<lead>.*?\b)?(?<name>${own})(?<mark> ?[,:!]+ *| )${kindly}(?<bid>\p{L}.*)$`);
  if (first?.groups && /^(?:\p{L}+[,.!]? ){0,2}$/u.test(first.groups['lead'] ?? '')) {
    const { lead = '', name = '', mark = '', bid = '' } = first.groups;
    const plain = bidPlainly(bid);
    const isAsked = /\bplease $/iu.test(sentence.slice(0, sentence.length - bid.length));
    if (plain !== bid || isAsked) return `${lead}${name}${plain !== bid || isAsked ? ', ' : mark}${plain}`;
  }
  return withNameFirst(sentence, own);
}

/** "Help me shift it, Tov, on three", "drink up Tov, we're off": the name stands in the midst of what is bidden. */
function withNameFirst(sentence: string, own: string): string {
  const {
    bid = '',
    name = '',
    rest = '',
    beside = '',
  } = patternFor(String.raw`^(?<bid>\p{L}[^,.!?"]*?),? (?<name>${own})(?<beside>${aside})(?:[,!;] *(?<rest>\p{L}.*))?[.!]*$`).exec(sentence)
    ?.groups ?? {};
  const isShort = bid.split(' ').length <= (/\b(?:me|us|my|your)\b/iu.test(bid) ? 5 : 3);
  const isApart = sentence.slice(bid.length).startsWith(',');
  if (bid === '' || !(isShort || isApart) || (rest === '' && beside === '' && isApart) || verbIn(bid) !== firstWord(bid)) return sentence;
  if (
    /^(?:look|listen|wait|thank|come|hail|greet|say|tell|ask|follow|hit|help|meet|find|leave|carry|hug|kiss|pat|poke|nudge|let)\b/iu.test(
      bid,
    ) &&
    !isApart
  )
    return sentence;
  return `${name}, ${bid}${rest === '' ? '' : `, ${rest}`}`;
}
