import { remember, rememberOf } from '#domain/memoise.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { withMarks, withPicturesCut } from '#server/features/storyteller/parse/words/clean-text.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { withoutBesides } from './besides.ts';
import { withoutCourtesy } from './courtesy.ts';
import { withPhrasesPlain } from './fixed-phrases.ts';
import { withSides } from './sides.ts';
import { withSpeechAfterColon } from './speech-after-colon.ts';

/** Lines that are kept in mind: more than are read for one reply. */
const linesRemembered = 200;
/** Stands between the names and the line. */
const parting = '\uE002';

/** Ways in which somebody and the speaker are one party: "you and I", "the two of us". */
const both = String.raw`(?:you (?:and|&|n) (?:i|me)|me (?:and|&|n) you|(?:the )?(?:two|pair|both) of us|us two)`;
/** What only says that all of the party are meant: "we go up, the pair of us". */
const apposed =
  /,? (?<=\S,? )(?<!\b(?:for|of|to|with|between|from|about|at|by|on|the) )(?:the )?(?:both|two|three|four|all|pair|lot) of us(?: together| alike)?(?=[,.;!]|$| quietly\b)|(?<=\b(?:we|us)\b[^.!?]*), together(?=[,.;!]|$)/giu;
const goes =
  '(?:go|going|head|heading|walk|run|climb|creep|sneak|slip|hurry|march|stroll|set|make|cross|follow|leave|return|enter|step|nip|pop|are|will|shall|both)';

/** What is done next, told by what it comes after: "and after that I lead the way", "once we are there, I ask". */
const afterwards =
  /,? (?:and )?(?:after (?:that|this|which)|afterwards|thereafter|thereupon|whereupon|that done|(?:once|when|as soon as) (?:i|we)(?:['’]m|['’]re| am| are|['’]ve| have)? (?:there|done|inside|in|up|arrive|arrived|get there|got there|done so)(?: there)?|(?:up|down|once) there),? (?=(?:i|we)\b)/giu;
/** What somebody would like to do, and by that does: "I should like to talk to her". */
const wishes =
  /(?<=^|[,;:] |\b(?:and|but|then|so) )(i|we) (?:should|would|['’]d) (?:(?:very much|dearly|really|rather|also|quite) )*(?:like|love|wish|prefer|care) to (?=(?:talk|speak|go|greet|introduce|thank|sit|say|apologise|buy|pay|take|have a|help|look|lend|give|offer|order|sit|lie|rest|try|open|read|examine|inspect|search|put|place|pick|touch|use|climb|follow|stay|wait|count|check|borrow|show|hand|return|leave|head|walk|enter|drink|eat|taste|play|join|dance|sing|bow|hold|turn|pull|push|move|lift|close|light|write|copy|draw|hide|listen)\b)/giu;

/** Where one is, and what one does there: "to the Tide House, where I introduce us". */
const whereNext = /, where (?=(?:i|we) (?!(?:are|am|were|was|have|had|met|saw|found|left|can|could)\b))/giu;
/** A way behind what is said: "tell her so, then straight to the mill". */
const straightOn =
  /(?<=\b(?:then|and) )(?:straight|right|directly|back) (?=(?:back |over |up |down |on |off )*(?:to|into|up|down|through) )/giu;
/** Words that only lead up to what is asked for: "pray forgive me". */
const pray = /(?<=^|[,;:] )(?:pray|prithee),? (?=\p{Ll})/giu;
/** A talk that is named and not told of: "up to the hall, quick word with Pell". */
const wordWith = /(?<=^|[,;] |\bthen )(?:an? )?(?:quick |quiet |short |brief )?(?:word|chat) with (?=\p{L})/giu;
/** What is done a while later: "and presently ask about it". */
const presently = /,? and (?:presently|in due course|by and by|after a while|at length) (?=\p{L})/giu;
/** A sound that somebody makes: "I go BOO". */
const sound = /\b(?:go(?:es)?|shout|yell|whisper) (?<said>boo+|psst+|shh+|ahem|oi+|aww+|woo+)(?![\p{L}"])/giu;

/** What the young say like: "I run up to her like hi!" */
const likeHi = /(?<=\b(?:i|we)\b[^.!?"]*?),? (?:all |just )?like (?=(?:hi+|hello|hey+|heya|yo|omg)\b)/giu;

/** How long something is done, which is no thing: "I keep a hand on my purse all the while". */
const meanwhile = /,? (?:all the (?:while|time)|the (?:whole|entire) (?:while|time))(?=[,.!;]|$)/giu;
/** A way that is proposed: "let us go and see her". */
const letUs = new RegExp(
  String.raw`(?<=^|[,;:] |\b(?:and|then|so) )let us(?: both| all)? (?=(?:${goes}) (?:to|and|up|down|over|out|in|into|back|off|on|through|by|round|for)\b)`,
  'giu',
);
/** What is left alone, before something is done: "then let us not trouble the poor bird. We tiptoe on". */
const letUsNot = /^(?:(?:well|then|so|right|ok(?:ay)?|but),? )*(?:let us|let['’]s) not (?!(?:say|tell|speak|talk)\b)[^.!?"]{3,60}[.!]*$/giu;
/** What is done so that nobody notices: "before they see us". */
const unseen =
  /,? before (?:they|he|she|it|any(?:one|body)|some(?:one|body)|\p{Lu}\p{L}+) (?:can |could )?(?:even )?(?:sees?|notices?|hears?|spots?|catch(?:es)?(?: sight of)?) (?:me|us)\b/giu;
/** What is done so that nobody notices, where somebody goes: "quiet as mice", "unseen". */
const stealthily =
  /,? (?:(?:as )?quiet(?:ly)? as (?:a )?(?:mouse|mice|we can|i can|can be)|without being (?:seen|heard|noticed)|unseen|unnoticed)\b/giu;
const plainGoing =
  /(?<=\b(?:i|we|let['’]s|and|then) )(?:go|head|walk|move|slip|run)(?<way>(?: back| up| down| over| out| in| on)*) (?:(?<into>to|into|inside)|(?=(?:through|past|down|up|out|along|across)\b))(?= ?\p{L})/iu;

/** A sentence in which somebody sneaks who goes so that nobody notices. */
function sneaking(sentence: string): string {
  const hushed = sentence.replaceAll(unseen, ' unseen');
  const isHushed = hushed.search(stealthily) >= 0 && plainGoing.test(hushed);
  if (!isHushed) return sentence.replaceAll(unseen, ' quietly');
  return hushed
    .replaceAll(stealthily, '')
    .replace(plainGoing, (_, way: string, into?: string) => (into === undefined ? `sneak${way} ` : `sneak${way} into `));
}

/** A look that is only wished for: "I want to see who is at the door". */
const wishesToSee =
  /(?<=^|[,;:] |\b(?:and|but|then|so) )(i|we) (?:want|need|wish|wanna|would like|['’]d like)(?: to)? (?:see|find out|check) (?=(?:who|what|where|how|which|whether|if)\b)/giu;

/** All of the party, who do something: "and then the pair of us go". */
const subjects = new RegExp(
  String.raw`(?<=^|[,;:] |\b(?:and|but|then|so|that) )(?:the )?(?:both|two|three|pair|lot|all) of us (?=${goes}\b)`,
  'giu',
);

/** What is put otherwise in every sentence, in this order. */
const plainly: readonly [RegExp, string][] = [
  [subjects, 'we '],
  [letUsNot, ''],
  [meanwhile, ''],
  [whereNext, ', then '],
  [straightOn, 'go '],
  [pray, ''],
  [wordWith, 'talk to '],
  [presently, ', then '],
  [sound, 'say "$<said>"'],
  [letUs, "let's "],
  [wishesToSee, '$1 check '],
  [afterwards, ', then '],
  [wishes, '$1 '],
];

/** A pattern of names in objects that are kept: one for each pattern. */
const keptNames = remember((names): { names: string } => ({ names }), linesRemembered);

/** What is put otherwise where others of the party are called or told of, in this order. */
const ofOurs = rememberOf(({ names }: { names: string }) => {
  const of = (pattern: string) => new RegExp(pattern, 'giu');
  const here = String.raw`(?<=^|[,;:] |\b(?:and|then|so) )(${names}),?`;
  const whom = String.raw`(?:him|her|them|any(?:one|body)|\p{Lu}\p{L}+)`;
  const withMe = String.raw`(?:(?:i|me) (?:and|n|&|\+) (?:${names})|(?:${names}) (?:and|n|&|\+) (?:i|me)) (?=${goes}\b)`;
  return {
    barring: of(String.raw`${here} (?:don['’]?t|do not) let ${whom} (?:leave|go|out|past|through|get (?:away|out|past)|escape|run)\b`),
    dearly: of(String.raw`(?<=^|[,;:] )(${names}),? (?:my |old |dear )+\p{L}+,? (?=\p{L})`),
    kindly: of(String.raw`(?<=\b(?:${names}),? )(?:would|do) you mind (\p{L}+ing)\b`),
    youAndI: of(String.raw`\b(${names}),? ${both},? (?=${goes}\b)`),
    withMe: of(String.raw`(?<=[,;.!?:] |\b(?:and|then|so) )${withMe}`),
    withMeFirst: of(String.raw`^${withMe}`),
  };
});

/** A sentence in which the speaker and others of the party, by a pattern of their names, are "we", and the others are called by nothing but their names. */
function asOneParty(sentence: string, names: string, isWithSpeech: boolean): string {
  const apart = sneaking(sentence).replaceAll(apposed, (found, at: number) => (at === 0 ? found : ''));
  const plain = plainly.reduce((now, [pattern, words]) => now.replaceAll(pattern, words), apart);
  if (names === '') return plain;
  const { barring, dearly, kindly, youAndI, withMe, withMeFirst } = ofOurs(keptNames(names));
  const ours = plain
    .replaceAll(barring, '$1, block the way')
    .replaceAll(dearly, '$1, ')
    .replaceAll(kindly, (whole, doing: string) => (baseOf(doing) === undefined ? whole : `would you ${baseOf(doing)}`))
    .replaceAll(youAndI, '$1, we ')
    .replaceAll(withMe, 'we ');
  // At the start of a line without speech "Tov and I" are read as the two that they are.
  return isWithSpeech ? ours.replaceAll(withMeFirst, 'we ') : ours;
}

/** A sentence that is said in none of its words, without ceremony. */
function plainSentence(sentence: string, called: string, isWithSpeech: boolean): string {
  const isOurs = called !== '' && new RegExp(String.raw`(?:^|[,;:] |\b(?:and|then|so|ok|okay) )(?:${called})\b`, 'iu').test(sentence);
  return withSides(withPhrasesPlain(withoutBesides(withoutCourtesy(asOneParty(sentence, called, isWithSpeech))), isOurs))
    .replaceAll(/\bgo and go\b/giu, 'go')
    .replaceAll(/ {2,}/gu, ' ');
}

/** How somebody went, as a sentence of its own: "sneaking, Tov behind me". */
function withMannerBefore(line: string, called: string): string {
  const company =
    called === '' ? '' : String.raw`(?:,? (?:and |with )?(?:${called})(?: (?:right|close|just))? (?:behind|after|with|beside) (?:me|us))?`;
  const manner = new RegExp(
    String.raw`(?<=\b${goes}\b[^.!?"]*)[.!,] +(?:sneaking|creeping|tiptoeing|on tip-?toes?|quietly|silently|softly|carefully|very quietly)${company}(?=[.!]*$)`,
    'iu',
  );
  return line.replace(manner, ' quietly');
}

/** A line without ceremony, behind a pattern of the names of the others of the party. */
const withoutAny = remember((given): string => {
  const [called = '', ...rest] = given.split(parting);
  const line = withMannerBefore(withSpeechAfterColon(withMarks(rest.join(parting)).replaceAll(likeHi, ' and say: '), called), called);
  const isWithSpeech = /["“]/u.test(line);
  return line.replaceAll(/"[^"]*"|“[^”]*”|[^"“]+/gu, (part) =>
    /^["“]/u.test(part)
      ? part
      : part.replaceAll(/[^.!?…]+[.!?…]*/gu, (whole) => {
          const [space = ''] = /^\s*/u.exec(whole) ?? [];
          const sentence = whole.slice(space.length);
          return sentence === '' ? whole : `${space}${plainSentence(sentence, called, isWithSpeech)}`;
        }),
  );
}, linesRemembered);

/**
 * A line without ceremony: fixed phrases in plain words, and no more of what is only said beside what is done and said. Direct speech stays as it
 * is. `names` are those by which the others of the party are called.
 */
export const withoutCeremony = (line: string, names: readonly string[]): string =>
  withoutAny(`${names.map(escapePattern).join('|')}${parting}${withPicturesCut(line)}`);
