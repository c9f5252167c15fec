import { cutOutOfTale, narrator, withNarratorCalled } from '#server/features/storyteller/parse/question/out-of-tale.ts';
import { withoutSpeech } from '#server/features/storyteller/parse/words/outside-speech.ts';
import { isTakenIn } from './asides.ts';

/** What marks a line as one of the players' own: "(ooc: storyteller, what do I carry?)". */
const aside = /^\s*(?![([][^()[\]]*[)\]]\s*\S)[([]\s*(?:ooc\b[\s:,-]*)?(?<said>.*?)[)\]]?\s*$/isu;
const first = new RegExp(
  `^(?:(?:hey|ok|okay|so|hi|hello|greetings|(?:a )?(?:very )?good (?:day|morning|evening|afternoon)(?: to you)?|evening|morning|thanks|thank you|excuse me|sorry|right|um|uh|and|also|but|oh|well|wait|please|btw|by the way|(?:quick |one |a )?(?:question|thing) (?:for|to)(?: the| my| our)?),? )*(?:my )?(?:dear )?${narrator}(?:[,:!.?]+\\s*|\\s+(?=\\S))(?:how do you do[,.!?]+\\s*)?`,
  'iu',
);
const last = new RegExp(`[,\\s]+(?:dear )?${narrator}\\s*([?.!]*)$`, 'iu');

/** "Lucan Thrale? Who is that?" */
const nameFirst =
  /(?<![\p{L},] )\b(?<name>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})\? +(?<asks>[Ww]ho|[Ww]hat)(?:'s|s| is| was) (?:that|this|he|she|it)\b/u;

/** "The knitting lady, who is that?" */
const describedFirst =
  /(?<=^|[.!?] )(?<name>(?:the|that) (?:[\p{L}'-]+ ){0,4}[\p{L}'-]+)[,?:]+ +(?<asks>who)(?:'s|s| is| was) (?:that|this|he|she|it)\b/giu;

/** The words with a name that stands before its question put into it: "who is Lucan Thrale". */
export function withNameAsked(text: string): string {
  return text.replace(nameFirst, '$<asks> is $<name>').replaceAll(describedFirst, '$<asks> is $<name>');
}

/** A line without the name of the narrator, where a player calls the narrator by it; undefined where nobody does. */
export function saidToNarrator(text: string): string | undefined {
  const whole = (aside.exec(text)?.groups?.['said'] ?? text).trim();
  const plain = whole.replace(first, '').replace(last, '$1').trim();
  return plain === whole || plain === '' || /\b(?:the|a|your|our)$/i.test(plain) ? undefined : plain;
}

/** A line by whom it is for: what the heroes do and say, and what is asked of the narrator by name. */
export interface LinePart {
  text: string;
  isToNarrator: boolean;
}

/** Where somebody is asked for something, or asks. */
const asks =
  /^(?:(?:so|and|but|also|or|ok(?:ay)?),? )*(?:what|who|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|can|could|may|might|should|shall|will|would|has|have)(?:'s|s|'re)?\b/iu;
/** What is wished to be shown or told: "show me my sheet". */
const wishes = /^(?:(?:so|and|but|also|please|now),? )*(?:show|tell|list|give|remind|explain|describe)(?: to)? (?:me|us|my|our|the)\b/iu;
/** Another word to the narrator in the midst of a sentence: "I open it, gm what's inside". */
const within = new RegExp(`(?:,|\\s[-–—])\\s*(?=(?:and |also |but )*${narrator}\\b[,:]? )`, 'iu');

/** Who is not asked: "not you, Nan." */
const toNobody = /^(?:(?:[Hh]aha|[Nn]o|[Ss]orry|[Oo]h),? )*[Nn]ot (?:you|him|her|them|\p{Lu}\p{L}+)(?:,? \p{Lu}\p{L}+)?[.!]*$/u;

const vocative = new RegExp(`,\\s*${narrator}\\b\\s*,?`, 'iu');

/**
 * A line cut where the narrator is called by name in the midst of it, so that what is asked of the narrator is said to nobody of the tale:
 * "I take the jar. also gm when is the vote". One part where nobody is called so, or the narrator is called first.
 */
export function cutAtNarrator(line: string): LinePart[] {
  const { tale, asides } = aside.test(line) ? { tale: line, asides: [] } : cutOutOfTale(line);
  if (asides.length === 0) return cutWhereCalled(withNarratorCalled(line));
  const beside = asides.map((text) => ({ text, isToNarrator: true }));
  return [...(tale === '' ? [] : cutWhereCalled(withNarratorCalled(tale))), ...beside];
}

/** A line without anything marked as out of the tale, cut where the narrator is called. */
function cutWhereCalled(line: string): LinePart[] {
  const whole = [{ text: line, isToNarrator: false }];
  const { text: closed, opened } = withoutSpeech(line);
  if (!new RegExp(`\\b${narrator}\\b`, 'iu').test(closed) || aside.test(line)) return whole;
  const sentences = closed
    .split(/(?<=[.!?…])\s+|\n+/u)
    .flatMap((sentence) => (asks.test(sentence) || first.test(sentence) ? [sentence] : sentence.split(within)));
  const parts = sentences.reduce<LinePart[]>((found, sentence) => {
    const last = found.at(-1);
    // "What is wisest, narrator, and how far is it?" asks the narrator, as if called first.
    const isWithin = asks.test(sentence) && within.test(sentence);
    const text = isWithin ? `narrator, ${sentence.replace(vocative, ',')}` : sentence;
    const isCalled = first.test(text) && saidToNarrator(text) !== undefined;
    // "gm when is the vote? are we late?": what is asked next is asked of the narrator as well.
    const isToNarrator = isCalled || (last?.isToNarrator === true && (asks.test(text) || wishes.test(text)));
    if (last?.isToNarrator === isToNarrator) return [...found.slice(0, -1), { text: `${last.text} ${text}`, isToNarrator }];
    return [...found, { text, isToNarrator }];
  }, []);
  // "Noted. gm, recap": what is only taken in is no part of its own.
  const meant = parts.filter(({ text, isToNarrator }) => isToNarrator || !(isTakenIn(text) || toNobody.test(text)));
  const isWhole = meant.length === 0 || (meant[0] === parts[0] && (parts.length === 1 || meant[0]?.isToNarrator));
  return isWhole ? whole : meant.map((part) => ({ ...part, text: opened(part.text) }));
}
