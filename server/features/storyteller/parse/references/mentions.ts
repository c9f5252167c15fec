import { remember } from '#domain/memoise.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { singular } from '#server/features/storyteller/parse/things/missing.ts';

/** Something that a reply has spoken of. */
export interface Mention {
  /** The noun that it goes by, in small letters and in the singular: "coat". */
  noun: string;
  /** What is said of it before its noun, in small letters: "wet". */
  before: string;
  /** Whether it is several. */
  isMany: boolean;
  /** The sentence that speaks of it. */
  sentence: string;
  /** Whether it stands in what somebody says, and so need not be here. */
  isSpeech: boolean;
  /** The paragraph that it stands in. */
  paragraph: string;
}

/** Sentences by which a reply only points at a thing: they say nothing of it. */
const pointing =
  /\b(?:ought to take a (?:proper|closer) look|worth (?:the time|your while) to look|not seen all there is|more to see about|still there to be learned|you are not done yet|a closer look at .* might pay|bear a closer look|has asked about|one more thing catches the eye|something else is worth a thought|nobody seems to look after)\b/iu;

/** Whether a sentence of a reply only points at a thing, so that it is no answer to a look at it. */
export function isPointer(sentence: string): boolean {
  return pointing.test(sentence);
}

/** Replies whose mentions are kept in mind: those of a few tables. */
const repliesRemembered = 400;
const number = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|sixty|several|many|both';
/** A noun phrase: an article, whose it is or how many, and the words up to its noun. */
const phrase = new RegExp(
  `\\b(?:the|an?|that|this|those|these|some|another|his|her|its|their|your|my|our|no|${number}|\\p{Lu}?\\p{L}+['’]s) (?=((?:[\\p{L}'-]+ ){0,4}[\\p{L}'-]+))`,
  'giu',
);
/** Where a noun phrase ends. */
const beyond =
  / (?:of|from|to|in|on|at|with|for|by|under|over|behind|beside|into|onto|through|across|past|near|and|or|so|then|than|while|as|that|which|who|whose|if|because|before|after|until|up|down|off|out|away|around|round|about|like|against|along|between|where|when|one|it|you|he|she|they|we|i|is|are|was|were|has|have|had|be|been|can|could|will|would|may|might|must|does|did|do|stands?|stood|hangs?|hung|lies|lay|sits|sat|comes?|came|goes|went|runs?|ran|looks?|says?|said|seems?|leans?|holds?|keeps?|makes?|takes?|not|no|too|again|still|only|just|now|here|there)(?= |$).*$/iu;
/** Words that stand at the end of a phrase and are no thing that one could look at. */
const noThing =
  /^(?:bit|lot|few|couple|kind|sort|ways?|things?|time|times|moment|moments|while|one|ones|others?|rest|first|last|same|whole|days?|nights?|hours?|weeks?|years?|evening|morning|winters?|summer|story|truth|question|answer|mind|turn|turns|matter|reason|thought|sense|chance|time|side|end|way|place|part|pair|more|much|most|once|all|both|each|own)$/u;

/** The text of a paragraph cut into what the narrator says and what somebody says, in order. */
function passagesOf(paragraph: string): { text: string; isSpeech: boolean }[] {
  return paragraph
    .replaceAll(/[“”]/g, '"')
    .split('"')
    .map((text, at) => ({ text, isSpeech: at % 2 === 1 }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

type Phrase = Pick<Mention, 'noun' | 'before' | 'isMany'>;

/** Whether a phrase is only the end of the one before: "two bowls" of "the two bowls". */
const isWithin = (part: Phrase, whole: Phrase | undefined): boolean =>
  whole !== undefined && part.noun === whole.noun && whole.before !== part.before && whole.before.endsWith(part.before);

function mentionsOf(sentence: string): Phrase[] {
  const found = [...sentence.toLowerCase().replaceAll('’', "'").matchAll(phrase)].flatMap(([, words = '']): Phrase[] => {
    const all = ` ${words}`.replace(beyond, '').trim().split(' ');
    const head = all.at(-1)?.replaceAll(/^'|'$/g, '') ?? '';
    if (head.length < 3 || head.endsWith('ly') || head.includes("'") || noThing.test(head)) return [];
    const noun = singular(head);
    return [{ noun, before: all.slice(0, -1).join(' '), isMany: noun !== head }];
  });
  return found.filter((each, at) => !isWithin(each, found[at - 1]));
}

/** Everything that a reply has spoken of, in order. Nobody changes the answer. */
export const mentionsIn: (reply: string) => readonly Mention[] = remember(
  (reply): readonly Mention[] =>
    reply.split(/\n+/).flatMap((paragraph) =>
      passagesOf(paragraph).flatMap(({ text, isSpeech }) =>
        sentencesOf(text)
          .map((each) => each.trim())
          .flatMap((sentence) => mentionsOf(sentence).map((each) => ({ ...each, sentence, isSpeech, paragraph }))),
      ),
    ),
  repliesRemembered,
);
