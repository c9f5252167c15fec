import { readQuestion } from './question-form.ts';
import type { AskedQuestion, LearnedKind, StateQuestion } from './question-kinds.ts';
import { kindOf } from './question-model.ts';

/** From here on a kind is believed: of words for the narrator, of words that may be for anybody, and where nothing else answers. */
const sure = { asked: 0.45, anybody: 0.55, unanswered: 0.25 } as const;

/** How a kind is answered from the state; the others are answered by the form of the question and by what it names. */
const answeredAs: Partial<Record<LearnedKind, StateQuestion>> = {
  ways: 'ways',
  people: 'people',
  known: 'known',
  carried: 'carried',
  purse: 'purse',
  health: 'health',
  sheet: 'sheet',
  spells: 'sheet',
  features: 'features',
  hero: 'hero',
  recap: 'recap',
  again: 'again',
  goal: 'goal',
  options: 'options',
  over: 'over',
  time: 'time',
  leave: 'leave',
  rules: 'rules',
  anew: 'anew',
};

/** What nobody in the tale could mean: it is for the narrator whoever it seems to be put to. */
const ofTheGame: readonly LearnedKind[] = ['health', 'sheet', 'spells', 'features', 'hero', 'rules', 'anew'];

/** What is asked of the tale at large: where a question names somebody or something of it, it is about that. */
const atLarge: readonly LearnedKind[] = ['ways', 'people', 'known', 'purse', 'recap', 'again', 'goal', 'options', 'over', 'time'];

/** Questions of a number or a size, which is mostly that of a thing. */
const ofMeasure = /\bhow (?:many|tall|big|large|deep|high|wide|heavy|old|far)\b/i;

/** Words of asking what is known: what else a question of it names is what it is about. */
const ofKnowing =
  /\b(?:what|which|do|have|has|any|the|our|we|i|so|far|know|known|knows|clues?|leads?|evidence|facts?|suspects?|notes?|found|find|out|learn\p{L}*|got|get|gather\p{L}*|up|sum|list|everything|all|now|yet|again|is|are|me|of|for|please|there|to|until|till)\b/giu;

/** Words that ask whether something can be tried, and what it takes. */
const forLeave =
  /\b(?:can|could|may|might|should|would|shall|do|does|will|am|are|if) (?:i|we|you|it|they|that|there|\p{Lu}\p{L}+)\b|\b(?:able|possible|allowed|need|have to|must|roll\p{L}*|chances?|odds|what if|let me|hard|difficult|easy|likely|check)\b/iu;

/** Words without which a question is not about how the tale went, or whether it is over. */
const wordsOf: Partial<Record<LearnedKind, RegExp>> = {
  recap:
    /\b(?:recap|story|plot|tale|happen\p{L}*|so far|remind|sum|summary|catch|missed|last (?:time|session|week|evening|night)|where (?:were|was|did) (?:we|i)|(?:went|going|goes) on|gossip\p{L}*|left off)\b/iu,
  over: /\b(?:over|won|win|lost|lose|ends?|ended|ending|finish\p{L}*|done|dead|die|died|game|succe\p{L}+|complete\p{L}*|beat\p{L}*|solved?)\b/iu,
};

/** What a kind asks that is sure enough, of words that name somebody or something of the tale or do not; null where it is not answered by kind. */
function askedAs(text: string, kind: LearnedKind, isNamed: boolean): AskedQuestion | null {
  const asks = answeredAs[kind];
  const isOfThing = isNamed || (kind !== 'purse' && ofMeasure.test(text));
  if (asks === undefined || (isOfThing && atLarge.includes(kind))) return null;
  if (wordsOf[kind]?.test(text) === false) return null;
  // "Who is Brack?" names somebody, and is answered by who that is.
  if (kind === 'hero' && /^(?:\p{L}+,? ){0,2}[Ww]ho(?:'s| is| are| was) \p{Lu}/u.test(text)) return null;
  // "Any handwriting that I could match?" asks for no leave.
  if (kind === 'leave' && !forLeave.test(text)) return null;
  // "Which door is his?" asks for no way.
  if (kind === 'ways' && /\b(?:his|hers|theirs|\p{L}+['’]s)[?.!]*$/u.test(text)) return null;
  if (kind === 'known' && /\p{L}{3,}/u.test(text.replaceAll(ofKnowing, ''))) return null;
  return { asks, subject: kind === 'carried' ? thingAskedFor(text) : kind === 'health' ? whoseHealth(text) : null };
}

/** The question of words to the narrator that no pattern knows, as it was learned; null where it is not sure. `isLast` is where nothing else answers them. */
export function learnedQuestionOf(text: string, isNamed: boolean, isLast = false): AskedQuestion | null {
  const { kind, ifAsked } = kindOf(text);
  return ifAsked >= (isLast ? sure.unanswered : sure.asked) ? askedAs(text, kind, isNamed) : null;
}

/** What can only be asked of the game, and of nobody in the tale, as it was learned; null for all others. */
export function gameQuestionOf(text: string): AskedQuestion | null {
  const { kind, likely } = kindOf(text);
  return ofTheGame.includes(kind) && likely >= sure.anybody ? askedAs(text, kind, false) : null;
}

/** What somebody is asked to have: the rope of "do I have a rope". */
function thingAskedFor(text: string): string | null {
  const question = readQuestion(text);
  return question?.form === 'has' && question.subject !== '' ? question.subject.replace(/^(?:an?|the|any|some|my|our) /, '') : null;
}

/** Whom a question of wounds is about: the last word that begins like a name, where it is not the first of all. */
function whoseHealth(text: string): string | null {
  return /(?<=\s)(?!I\b)\p{Lu}\p{L}+(?!.*\s\p{Lu}\p{L})/u.exec(text)?.[0].toLowerCase() ?? null;
}
