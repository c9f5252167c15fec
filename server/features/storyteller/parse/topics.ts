import type { Npc, Topic } from '#domain/narration/adventure.ts';
import { isBargainKept, isTopicOpen, metTerms } from '#domain/narration/wants.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { asksGossip } from './question/gossip.ts';
import { wordTable } from '#server/kernel/words/word-table.ts';
import { quoteMark } from './clauses.ts';
import type { HeroAction } from './action.ts';
import { contentWords, stemsOf } from './words/content-words.ts';
import type { ContentWord } from './words/content-words.ts';
import { wholeWord, withoutName } from './words/whole-word.ts';

/** What a word counts for a topic: as one of its keywords, as one of the words of its answer, and as one near them in sense. */
const worth = { keyword: 1, answer: 0.4, sense: 0.6 } as const;
/** Keywords at least so near in sense to what is spoken of are meant by it. */
const nearEnough = 0.66;
/** A topic is meant from here on: by a keyword, by one near in sense, or by two words of its answer. */
const least = 0.39;

const asking =
  /\b(?:ask|asks|asking|inquire|enquire|question|questions|tell|know|knows|heard|about|explain|who|what|why|where|when|how|which)\b|\?/;

/** Who asks for whatever there is to tell: "what do you know?" */
const asksAnything =
  /(?:^|[.!?,] *)(?:(?:so|and|but|ok|well|please|then|now),? )*(?:what (?:else )?(?:do|can|did) you (?:know|tell (?:me|us))|(?:do|can) you (?:know|tell (?:me|us)) anything(?: else)?|tell (?:me|us) (?:what(?:ever)?|everything|all) you know|(?:is there )?anything else(?: you (?:know|can tell (?:me|us)))?|have you (?:seen|heard|noticed) anything|spill (?:it|the beans)|out with it|speak up|(?:(?:go|come) on,? )?(?:tell (?:me|us) (?:something|more|anything)|talk(?: to (?:me|us))?|say something|speak)|(?:you (?:look|seem)(?: like)?(?: you)?,? |do you )?(?:want|wanna|have something|got something) to (?:tell|say)(?: to)?(?: (?:me|us))?(?: something| anything)?|(?:what(?:'s| is) )?on your mind|(?:i |we )?(?:ask|question)s?)[\s.,!?]*$/i;

/** Who asks for what comes next in what is being told: "and then?", "what happened after that?" */
const asksNext =
  /^[^\p{L}]*(?:(?:so|ok|okay|well|oh|please|right|aha|hm+|i see)[,.!]* )*(?:and(?: (?:then|after that|next|so))?(?:,? what(?: happened| did you do)?)?|(?:and )?(?:then |so )?what (?:happened |came |did (?:you|he|she|they) do )?(?:then|next|after that|afterwards)|(?:and )?then what(?: happened)?|(?:and )?what then)(?:,? (?:please|\p{L}+))?[\s.,…?!]*$/iu;
/** Who asks somebody to go on with whatever it is: "go on", "tell me more". */
const asksToGoOn =
  /^[^\p{L}]*(?:(?:so|ok|okay|well|oh|yes|please|right|do|now|\p{L}+,),? ?)*(?:(?:go|carry) on|continue|keep (?:going|talking)|don't stop(?: (?:now|there))?|i(?:'m| am) (?:all ears|listening)|(?:tell me |say )?more|tell (?:me|us) (?:(?:some )?more|the rest)|(?:and )?the rest)(?: (?:of|about) (?:it|that|this|them))?(?:,? (?:please|then|with (?:it|that|your story)|\p{L}+))*[\s.,…?!]*$/iu;

/** What bids the party ask, and is no answer when it does: "ask me what there is in it". */
export const bidsAsking = /\bask (?:me|us|again)\b/iu;

/** Whether somebody who tells something is asked what came next, or to go on. */
export const asksOn = (sentence: string): boolean => isNext(sentence) || asksToGoOn.test(unnamed(sentence));
const isNext = (sentence: string): boolean => asksNext.test(unnamed(sentence));

/** A sentence without the marks around a name that was left out of it: "go on, , please". */
const unnamed = (sentence: string): string => sentence.replaceAll(/\s*,[\s,]*/gu, ', ').replace(/[\s,]+(?=[.!?…]*$)/u, '');

/** The topic that somebody spoke of last and has not told to its end. */
function unfinished(npc: Npc, state: PlayState): Topic | undefined {
  const asked = state.people?.[npc.id]?.asked ?? {};
  const turnOf = ({ id }: Topic) => asked[id]?.turn ?? -1;
  const [last] = openTopics(npc, state).toSorted((one, other) => turnOf(other) - turnOf(one));
  const told = last && asked[last.id]?.sentences;
  return told && told.length < sentencesOfTopic(last).length ? last : undefined;
}

/** Whether somebody is asked for whatever they have to tell: "spill it", "anything else?" */
export const isForAnything = (sentence: string): boolean => asksAnything.test(sentence) || asksGossip(sentence);

/** Whether somebody who is spoken to is asked for whatever they have to tell, or to go on. */
export const wantsMore = (sentence: string): boolean => isForAnything(sentence) || asksOn(sentence);

/** A topic, and how well it fits what is spoken of. */
export interface FoundTopic {
  topic: Topic;
  fit: number;
}

/** How many of the topic's keywords stand in the text; a keyword of several words must stand there as a whole. */
function keywordsIn(topic: Topic, text: string, said: readonly ContentWord[]): number {
  return topic.keywords.filter((keyword) => {
    const lower = keyword.toLowerCase();
    if (lower.includes(' ')) return text.includes(lower);
    return (
      (text.includes(lower) && wholeWord(lower).test(text)) ||
      contentWords(lower).some(({ stem }) => said.some((word) => word.stem === stem))
    );
  }).length;
}

/** What else of the words speaks for a topic: those of its answer, rarer ones more, and those near its keywords in sense. */
function besides(topic: Topic, said: readonly ContentWord[], sharing: ReadonlyMap<string, number>): number {
  const keywords = topic.keywords.flatMap((keyword) => contentWords(keyword).map(({ word }) => word));
  const answer = stemsOf(topic.says);
  return said.reduce((sum, { word, stem }) => {
    const told = answer.has(stem) ? worth.answer / (sharing.get(stem) ?? 1) : 0;
    const nearest = Math.max(0, ...keywords.map((keyword) => wordTable().nearness(word, keyword)));
    return sum + Math.max(told, nearest >= nearEnough ? worth.sense * nearest : 0);
  }, 0);
}

/** In how many of the topics' answers each word stands. */
function sharingOf(said: readonly ContentWord[], all: readonly Topic[]): Map<string, number> {
  const answers = all.map(({ says }) => stemsOf(says));
  return new Map(said.map(({ stem }) => [stem, answers.filter((answer) => answer.has(stem)).length]));
}

/** The sentences of a topic, in order; what was said of it is kept by their places. */
export function sentencesOfTopic({ says }: Pick<Topic, 'says'>): string[] {
  return sentencesOf(says)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** What the NPC is ready to speak of. */
export function openTopics(npc: Npc, state: PlayState): Topic[] {
  return npc.topics.filter((topic) => isTopicOpen(npc, topic, state) && !isHeldOut(npc, topic, state));
}

/** Whether a topic is held out for terms that the party has not met, all of them. */
function isHeldOut(npc: Npc, { id }: Topic, state: PlayState): boolean {
  return (npc.bargains ?? []).some(
    (each) =>
      each.isAny !== true &&
      each.tells.includes(id) &&
      !isBargainKept(npc, each, state) &&
      metTerms(npc, each, state).length < each.terms.length,
  );
}

/** Words of asking, which name nothing to ask about. */
const asksOnly = /^(?:who|what|where|when|why|how|which|you|yourself|here)\b/iu;

/** The word by which the party is told of a topic that it could ask about. */
export const headOf = ({ keywords }: Topic): string | undefined => keywords.find((keyword) => !asksOnly.test(keyword));

/** What the party is offered to ask somebody about and has not asked yet. */
export function untoldTopics(npc: Npc, state: PlayState): Topic[] {
  const asked = state.people?.[npc.id]?.asked ?? {};
  return openTopics(npc, state).filter(({ id, isAside }) => isAside !== true && asked[id] === undefined);
}

function isUntold({ clue }: Topic, state: PlayState): boolean {
  return clue !== undefined && !state.clues.includes(clue);
}

/** What it counts for a topic that it has a clue to give, and against one that nobody is offered. */
function news(topic: Topic, state: PlayState): number {
  return (isUntold(topic, state) ? 0.5 : 0) - (topic.isAside === true ? 0.5 : 0);
}

/** The words of an action of talk without the name of whom it is for, in lower case. */
export function spokenText(action: HeroAction, npc: Npc): string {
  const text = `${action.clauses.join(' ').replaceAll(quoteMark, ' ')} ${action.quote ?? ''}`;
  return withoutName(text, npc.name).toLowerCase();
}

/** What is said to somebody, sentence by sentence, without their name and in lower case. */
export const sentencesSaid = ({ quote, clauses }: HeroAction, { name }: Npc): string[] =>
  sentencesOf(withoutName(quote ?? clauses.join('. ').replaceAll(quoteMark, ' '), name).toLowerCase());

/** The topic that an action of talk fits best, among those the NPC is ready to speak of and that may be meant, and how well it fits. */
export function foundTopic(
  action: HeroAction,
  npc: Npc,
  state: PlayState,
  mayBeMeant: (topic: Topic) => boolean = () => true,
): FoundTopic | undefined {
  const open = openTopics(npc, state).filter(mayBeMeant);
  const sentences = sentencesSaid(action, npc);
  if (sentences.some(asksOn)) {
    const topic = unfinished(npc, state);
    if (topic) return { topic, fit: worth.keyword };
    // What comes next in a tale that has been told to its end is nothing else.
    if (sentences.some(isNext)) return undefined;
  }
  // Whoever takes the offer to ask asks for what is still untold.
  if ((action.chosen || sentences.some(wantsMore)) && action.tone === 'plain') {
    const untold = untoldTopics(npc, state).filter(mayBeMeant);
    const news = open.find((each) => isUntold(each, state) && !(sentences.some(wantsMore) && untold.length > 0 && !untold.includes(each)));
    const topic = news ?? untold[0];
    return topic && { topic, fit: worth.keyword };
  }
  const text = spokenText(action, npc);
  const said = contentWords(text);
  // Whoever asks nothing means no more than they name.
  const asks = action.question || action.tone !== 'plain' || asking.test(text);
  const sharing = sharingOf(said, open);
  const [best] = open
    .map((topic) => ({ topic, fit: worth.keyword * keywordsIn(topic, text, said) + (asks ? besides(topic, said, sharing) : 0) }))
    .filter(({ fit }) => fit >= least)
    // Of two that fit, whoever is asked tells what the party does not know yet.
    .toSorted((left, right) => right.fit + news(right.topic, state) - (left.fit + news(left.topic, state)));
  return best;
}

/** Whether it is about something that the NPC could speak of, but not before the party knows more. */
export function isClosed(action: HeroAction, npc: Npc, state: PlayState): boolean {
  const text = spokenText(action, npc);
  const said = contentWords(text);
  const open = openTopics(npc, state);
  return npc.topics.some((topic) => !open.includes(topic) && keywordsIn(topic, text, said) > 0);
}

/** What an action of talk brings up with this NPC; undefined where it is nothing the NPC is ready to speak of. */
export function topicFor(action: HeroAction, npc: Npc, state: PlayState): Topic | undefined {
  return foundTopic(action, npc, state)?.topic;
}
