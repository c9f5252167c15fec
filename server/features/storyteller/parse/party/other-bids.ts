import { escapePattern } from '#domain/text/escape-pattern.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';
import { firstWord, verbIn } from './bidden-verbs.ts';

/** How somebody is made to do something in the third person, `SPEAKER` being whoever makes them: "Mira tells Tov to". */
const causing =
  '(?<verb>tells|asks|bids|orders|has|lets|makes|gets|sends|wants|needs|signals|motions|nods|gestures|beckons|waves|whispers)';
/** Whoever speaks goes on: "and i go", "ill". */
const goesOn = String.raw`(?:and |while |then |but )?(?:i|i['’]?ll|i['’]m|i['’]d|we|we['’]ll)\b`;

/** What is put otherwise around the name of whom it bids. Each comes to words in which the name stands first. */
const plainly: readonly [string, string][] = [
  [String.raw`^@(?=NAME)`, ''],
  [String.raw`^(?<name>NAME) *(?:-|–|—)+ *(?=\p{L})`, '$<name>, '],
  // "Why don't you have a look", "you might want to", "I need you to", "wanna go and look".
  [
    String.raw`(?<name>NAME),? (?:(?:maybe|perhaps|so|how about|what if),? )?(?:why (?:don['’]?t|not) (?:you|u|ya)?|(?:you|u|ya) (?:might|may|could|should|ought to|want to|wanna|better|had better|gotta|have to|need to|must)(?: (?:want|like) to| just| maybe| kindly| please)*|(?:d['’]you|do you|would you|you)? ?(?:wanna|want to|feel like|fancy)|i (?:need|want|(?:would|['’]d) like) (?:you|u|ya) to|i['’]d like (?:you|u) to) (?=\p{L})`,
    '$<name>, ',
  ],
  [
    String.raw`^(?:maybe |perhaps )?(?<name>NAME) (?:might|could|should|may|ought to|had better)(?: (?:want|like) to| just| maybe| kindly| please)* (?!(?:you|u|ya)\b)(?=\p{L})`,
    '$<name>, ',
  ],
  [
    String.raw`(?<name>NAME),? i (?:need|want|could use) (?:your|a) (?:help|hand) (?:with (?<thing>[^,.!?]+)|to (?<act>\p{L}[^,.!?]*))[.!]*$`,
    '$<name>, help me with $<thing>$<act>',
  ],
  // "I give Tov the sign to block the door".
  [
    String.raw`\bi (?:give|make|throw|flash|shoot|send) (?<name>NAME) (?:the|a|our) (?:\p{L}+ )?(?:sign|signal|nod|look|wink|cue|order|word|hint)(?: that says)? to (?=\p{L})`,
    'I signal $<name> to ',
  ],
  // "With Tov watching the door I open the pack".
  [
    String.raw`^with (?<name>NAME) (?<doing>\p{L}+ing)(?<rest> [^,.;]+?)(?:, ?| (?=(?:i|we)\b))(?=\p{L})`,
    'while $<name> $<doing>$<rest>, ',
  ],
  // "I let Tov do the talking and look around meanwhile".
  [
    String.raw`(?<=\bNAME (?:to )?\p{L}[^,.!?]*?),? and (?<own>\p{L}[^,.!?]*?) (?:meanwhile|myself|in the meantime)(?=[,.!]|$)`,
    ', and I $<own>',
  ],
  // "Tov takes the bunks, me the table", "Tov left, me right".
  [
    String.raw`(?<name>NAME) (?<verb>\p{L}+?)s (?<one>(?:the |that |those |this )[^,.;]+)[,;] (?:and )?(?:me|i) (?<other>(?:the|that|those|this) [^,.;]+)`,
    '$<name> $<verb>s $<one>, I $<verb> $<other>',
  ],
  [
    String.raw`(?<name>NAME),? (?:you )?(?:to the |on the )?left,? (?:and )?(?:me|i) (?:to the |on the )?right`,
    '$<name> takes the left, I take the right',
  ],
  [
    String.raw`(?<name>NAME),? (?:you )?(?:to the |on the )?right,? (?:and )?(?:me|i) (?:to the |on the )?left`,
    '$<name> takes the right, I take the left',
  ],
  // "You and I will search together", "after you, Tov".
  [String.raw`(?<name>NAME),? you and (?:i|me),? (?:will |can |should |could )?(?=\p{L})`, '$<name> and I '],
  [String.raw`^after you,? (?<name>NAME)[.!]*$`, '$<name>, go first.'],
];

/** "Watching" as it is told: "watches". */
function toldOfDoing(doing: string): string {
  const stem = doing.replace(/ing$/iu, '');
  const base = [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')].find((each) => baseOf(each) === each.toLowerCase()) ?? stem;
  return /(?:s|x|z|ch|sh|o)$/u.test(base) ? `${base}es` : /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** Being somebody’s goal is no being called: "I go to Tov", "ask about Tov", "follow Tov". */
const pointing =
  /(?:^|\s)(?:to|at|with|for|from|of|about|by|behind|beside|near|on|onto|over|after|around|round|like|than|and|or|n|&|against|toward|towards|past|beyond|under|before|between|without|that|is|was|my|your|the)$/iu;

/**
 * "You watch the street Tov and I go in", "ask Dorrit about it Tov, I'll look": the name stands behind what is bidden, with or without
 * a comma; undefined where nobody is called.
 */
function calledBehind(sentence: string, own: string): string | undefined {
  const found = patternFor(
    String.raw`^(?<lead>(?:ok(?:ay)?|so|then|right|now|well|and|but|alright|fine|good)\b,? )?(?<you>(?:you|u|ya) )?(?<bid>\p{L}[^.!?"]*?)(?<comma>,)? (?<name>${own})(?:(?<end>[.!]*)$|[,;]? (?<rest>(?:${goesOn}|and (?:don['’]?t|do not|be|stay|keep|make sure|then|watch|look|wait|shout|yell|call)\b).*))`,
  ).exec(sentence);
  const { you = '', bid = '', comma = '', name = '', rest = '' } = found?.groups ?? {};
  if (!found || verbIn(bid) !== firstWord(bid) || pointing.test(bid)) return undefined;
  if (patternFor(String.raw`\b${own}\b`).test(bid)) return undefined;
  // "Take the lamp and bring Tov" brings him.
  const [last = ''] = bid.toLowerCase().split(' ').slice(-1);
  if (comma === '' && bid.includes(' ') && baseOf(last) === last && /\b(?:and|then|n|&) \p{L}+$/iu.test(bid)) return undefined;
  // "Follow Tov and I wait" follows him; "stay here Tov" bids him.
  const isObject =
    you === '' && comma === '' && !/ /u.test(bid) && !/^(?:wait|stop|stay|run|move|jump|duck|go|come|sit|climb|swim|hide)$/iu.test(bid);
  const isGiven =
    you === '' && comma === '' && /^(?:give|hand|pass|show|tell|throw|toss|lend|offer|bring|thank|help|let|hug|kiss|ask|pat)$/iu.test(bid);
  if (isObject || isGiven) return undefined;
  return `${name}, ${bid}${rest === '' ? '' : `, ${rest}`}`;
}

/**
 * A sentence in which somebody is bidden in other words than by the name and what to do, in those: "why don't you", "I give him the sign
 * to", "with him watching the door I". `own` is a pattern for the name, `speaker` the name of whoever speaks; any other stays as it is.
 */
export function bidOtherwise(typed: string, own: string, speaker: string): string {
  const me = escapePattern(speaker);
  const inFirst = typed.replace(
    patternFor(String.raw`^${me} ${causing}(?= (?:at |to |for )?${own}\b)`),
    (whole, verb: string) => `I ${baseOf(verb) ?? whole}`,
  );
  // "Mira tells Tov to stay and goes in": she goes in.
  const parted =
    inFirst === typed
      ? typed
      : inFirst.replace(/(?<= to \p{L}.*?),? and (?:then )?(\p{L}+s)\b/iu, (and, verb: string) => {
          const base = baseOf(verb);
          return base === undefined ? and : `, and I ${base}`;
        });
  const plain = plainly.reduce(
    (text, [pattern, put]) => text.replace(patternFor(pattern.replaceAll('NAME', own).replaceAll('SPEAKER', me)), put),
    parted,
  );
  const told = plain.replace(patternFor(String.raw`(?<=^while ${own} )\p{L}+ing\b`), toldOfDoing);
  const isAsked = /\?\s*$/u.test(typed) && told !== typed && patternFor(String.raw`^(?:\p{L}+,? )?${own}, `).test(told);
  return calledBehind(told, own) ?? (isAsked ? told.replace(/\?+\s*$/u, '.') : told);
}
