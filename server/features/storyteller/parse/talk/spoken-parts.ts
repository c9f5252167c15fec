import { isSaying } from './courtesy.ts';
import type { Npc } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { isExclaimed } from '#server/features/storyteller/parse/question/exclaimed.ts';
import { wantsMore } from '#server/features/storyteller/parse/topics.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { favorIn, giftIn } from './favor.ts';
import type { Favor } from './favor.ts';
import { sells } from './wants.ts';

/** One thing that somebody is asked, told or asked to do, of those in one speech. */
export interface SpokenPart {
  /** The action of talk with the words of this part alone. */
  action: HeroAction;
  favor: Favor | null;
  /** The same without what stands before it, where it leans on that. */
  alone?: HeroAction;
  /** Its question alone, where something is told before it in the same breath. */
  asked?: HeroAction;
  /** Whether it leans on the part before it, whose words it then holds too: "Who is Hob? How did he go deaf?" */
  leans: boolean;
}

/** Words of a report, without small ones, that is a part of its own. */
const leastReport = 6;
/** Parts of one speech that are answered at most. */
const answeredParts = 4;
const asksAgain =
  /(?:\s*[,;]|\s+[-–—&+])?\s+and (?=(?:(?:(?:for|to|with|from|by|of|about) )?(?:what|who|whom|whose|where|why|when|how|which|whether)\b|(?:can|could|do|did|does|is|are|was|were|will|would|have|has|should) (?:you|u|i|we|he|she|it|they|there|the|that|this|your|any\p{L}*)\b))/iu;
/** What is told, and what is asked because of it: "she rings flat, so what happened to her?" */
const asksThen =
  /\s*,\s+(?:and )?so,? (?=(?:(?:please )?(?:tell (?:me|us)|open|give|hand|show|bring|unlock|let|stop|step|sign|swear)\b|(?:what|who|whom|whose|where|why|when|how)(?:'s|'d|'re)?\b))/iu;
/** A question behind a report, in one breath: "the bell is silent, so tell me, is it cracked?" */
const thenAsks =
  /,? (?:so|and so|now),? (?:(?:please|pray|do),? )*(?:tell (?:me|us)|say),? (?:(?:please|then),? )*(?=(?:who|what|where|why|when|how|which|is|are|was|were|do|does|did|can|could|has|have|will|would)\b)/iu;
/** A question of a list of them, without an "and": "who is Hob, is he deaf, and who rings for him?" A tag at the end is none. */
const asksNext =
  /\s*,\s+(?=(?:so |but |or )?(?:(?:what|who|whom|whose|where|why|when|how)(?:'s|'d|'re|s)?|(?:(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would)(?:n't)?) (?:you|he|she|it|they|we|there|the|that|this|your|his|her|their|any\p{L}*|\p{Lu}\p{L}+)(?!\s*[?.!]*$))\b)/u;
/** Where a list of questions begins: with a question, whoever is called first. */
const listing =
  /^(?:(?!(?:what|who|whom|whose|where|why|when|how|which)\b)\p{L}[\p{L}' -]{1,23}[,!:] )?(?:(?:so|and|but|well|ok|okay|then|hey|oh|um|now|please|tell me|(?:may|might|can|could) (?:i|we) ask(?: you)?),? )*(?:what|who|whom|whose|where|why|when|how|which|is|are|was|were|do|does|did|has|have|can|could|will|would)(?:'s|'d|'re|s|n't)?\b/iu;
const marks = /\s[-–—]\s|;\s|(?<=\b(?:ok|okay|please|now)),\s/u;
/** A question, or an order to tell, whoever it calls first. */
const asking =
  /\?|^(?:\p{L}[\p{L}' -]{1,23}[,!:] )?(?:(?:so|and|but|well|ok|okay|then|hey|oh|um),? )*(?:(?:say|speak|give (?:me|us)) (?:his|her|their|the|that) names?\b|name (?:him|her|them)\b|(?:may|might|can|could) (?:i|we) (?:please )?ask(?: you)?,? (?=who|what|where|when|why|how|which|if\b|whether)|(?:please )?(?:tell|remind) (?:me|us)|(?:talk|run|walk|take) (?:me|us) (?:back )?through|(?:i|we)(?:'m| am| was|'d like to| would like to| want to)? (?:wonder|wondering|know) (?=who|what|where|when|why|how|which|if|whether)|explain|describe|who|whos|whose|what|whats|where|wheres|when|why|how|which|whether|did|does|is|are|was|were|(?:do|did|does|is|are|was|were|has|have|wo|ca|could|would|should)(?:n't|nt) (?:you|u|he|she|it|they|we|i|the)|have you|has|do you|am i|any(?:one|body|thing)? (?:know|seen|idea))\b/iu;
/** What is told of a question: "I ask Juniper what she thinks of him". */
const reportedAsking = /\b(?:ask|asks|asking|inquire|inquires|wonder|wonders|question|questions)\b/iu;
/** Thanks that have the form of an order. */
const blessing = /^(?:bless|thank|excuse|pardon) (?:you|me|us)\b/i;
/** Words that lean on what was said before them. */
const leaning = /\b(?:it|its|that|this|those|these|he|him|his|she|her|they|them|their|there|then)\b/i;
/** Words of those that lean on nothing: "is it true that there are". */
const idle = /\b(?:is it (?:true|so|right)(?: that)?|(?:is|are|was|were) there|there(?:'s| is| are| was| were))(?![\p{L}'])/giu;

/** What somebody can be called by. */
export function callsOf({ name, role, aliases }: Npc): string[] {
  return [name, ...name.split(' ').filter((part) => part.length > 2 && !/^(?:the|mother|old|mr|mrs)$/i.test(part)), bare(role), ...aliases];
}

/** The questions of a list of them, each for itself; whoever is called before the first stays with it. */
function questionsIn(sentence: string): string[] {
  const [lead = ''] = listing.exec(sentence) ?? [];
  if (lead === '') return [sentence];
  const [first = '', ...others] = sentence.slice(lead.length).split(asksNext);
  return [`${lead}${first}`, ...others];
}

/** What only begins to speak: "say, who pays you?" */
const hailing =
  /^(?:(?:i )?say|pray|listen|look(?: here)?|see here),\s+(?=(?:who|whom|whose|what|where|when|why|how|which|is|are|was|were|do|does|did|can|could|have|has|will|would)\b)/iu;
/** What only puts somebody at ease before they are asked: "please do sit down and tell me". */
const easing =
  /^(?:(?:but|now|so|come|there),? )*(?:please,? )?(?:do )?(?:please )?(?:sit(?: down)?|have a seat|take a seat|come (?:in|here|closer)|take your time|calm (?:down|yourself)|relax|be at ease|don['’]t (?:worry|be (?:afraid|scared|shy))|do not (?:worry|be (?:afraid|scared|shy)))(?:,? (?:dear|my (?:boy|girl|dear|lad)))?(?:,? and (?=(?:tell|say|explain|answer)\b)|[,:;] (?=(?:tell|say|explain|what|who|where|how|why|when|did|do|is|are|can)\b))/iu;
/** Who only knocks: "is anybody home?" */
const asksForAnyone =
  /^(?:(?:hello|hey|is|are),? )*(?:(?:there )?(?:any|some) ?(?:one|body)|you) (?:at )?(?:home|in|there|about|around|within|awake|inside|in there)(?: (?:there|here|today|tonight))*\?$/iu;
/** Whether words only knock, and ask nothing else: "good evening! Is anybody home?" */
export const onlyKnocks = (text: string): boolean => {
  const asked = sentencesOf(text).filter((each) => each.trim().endsWith('?'));
  return asked.length > 0 && asked.every((each) => asksForAnyone.test(each.trim()));
};
/** What asks whether somebody is called by the right name: "Hesper, is it?" */
const asksCall =
  /^(?:(?:so|and|hey|hello|hi|ah|oh),? )*|,? (?:is it|isn't it|am i right|right|i (?:presume|believe|take it|suppose|think))$/giu;

/** Two things that somebody is to tell of: "tell me about the clapper, and about the rope". */
const tellsOfBoth = /\b(tell (?:me|us)(?: more)? about [^.?!]{2,60}?),? and about (?=\p{L})/giu;

function sentences(text: string): string[] {
  return sentencesOf(text.replaceAll(tellsOfBoth, '$1. Tell me about '))
    .filter((sentence) => !isExclaimed(sentence))
    .map((sentence) => sentence.trim().replace(hailing, '').replace(easing, ''))
    .flatMap((sentence) => sentence.split(marks))
    .flatMap((sentence) => sentence.split(asksAgain))
    .flatMap((sentence) => sentence.split(asksThen))
    .flatMap((sentence) => sentence.split(thenAsks))
    .flatMap((sentence) => questionsIn(sentence.trim()))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/**
 * What is said to somebody, part by part: each question and each thing that is to be done, with what was told before it. Talk that asks
 * for one thing at most is one part, and the action itself.
 */
export function spokenParts(action: HeroAction, npc: Npc): SpokenPart[] {
  const isSpeech = action.quote !== null;
  const text = (action.quote ?? action.clauses.join('. ')).replaceAll(quoteMark, ' ');
  const isPlain =
    action.kind === 'talk' && !action.chosen && action.brings === null && action.pays === null && action.wants === null && !action.offers;
  const names = callsOf(npc);
  const hasWares = npc.wares !== undefined || sells(npc);
  const parts: { text: string; own: string; favor: Favor | null; asks: boolean; leans: boolean }[] = [];
  let told = '';
  for (const sentence of isPlain ? sentences(text) : []) {
    const bids = !wantsMore(sentence) && !blessing.test(sentence) && !isSaying(sentence);
    const favor = bids ? (favorIn(sentence, names, isSpeech) ?? (hasWares ? null : giftIn(sentence, names))) : null;
    // "Odalys Crake?" only calls whoever it is put to.
    const called = bare(sentence.replace(/[?!.\s]+$/u, '').replaceAll(asksCall, ''));
    const isCall = names.some((name) => bare(name) === called);
    if (isExclaimed(sentence) || asksForAnyone.test(sentence.trim())) continue;
    const asks = favor === null && !isCall && (asking.test(sentence) || (!isSpeech && reportedAsking.test(sentence)));
    if (favor === null && !asks) {
      told = `${told} ${sentence}`.trim();
      continue;
    }
    // What is reported at some length is heard for itself, where the question behind it leans on none of it.
    if (asks && contentWords(told).length >= leastReport && !leaning.test(sentence.replaceAll(idle, ' '))) {
      parts.push({ text: told, own: told, favor: null, asks: false, leans: false });
      told = '';
    }
    const before = parts.at(-1)?.text ?? '';
    const context = asks && leaning.test(sentence.replaceAll(idle, ' ')) && told === '' ? before : '';
    parts.push({
      text: [context, told, sentence].filter((each) => each !== '').join(' '),
      own: sentence,
      favor,
      asks,
      leans: context !== '',
    });
    told = '';
  }
  const [only] = parts;
  const askedIn = ({ asks, own, text: whole }: { asks: boolean; own: string; text: string }) =>
    asks && own !== whole ? { asked: { ...action, clauses: [own], quote: isSpeech ? own : null, question: true } } : {};
  if (parts.length < 2) {
    const question = action.question || only?.asks === true;
    return [{ action: { ...action, question }, favor: only?.favor ?? null, ...(only && askedIn(only)), leans: false }];
  }
  return parts.slice(0, answeredParts).map((part, index) => {
    const words = index === parts.length - 1 && told !== '' ? `${part.text} ${told}` : part.text;
    const own: HeroAction = { ...action, clauses: [words], quote: isSpeech ? words : null, question: part.asks };
    const alone: HeroAction = { ...own, clauses: [part.own], quote: isSpeech ? part.own : null };
    return { action: own, ...(part.leans ? { alone } : askedIn(part)), favor: part.favor, leans: part.leans };
  });
}
