import type { Adventure, Npc, Topic } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { rememberOf } from '#domain/memoise.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { foundTopic, openTopics, spokenText, wantsMore } from '#server/features/storyteller/parse/topics.ts';
import type { FoundTopic } from '#server/features/storyteller/parse/topics.ts';
import { bargainIn } from '#server/features/storyteller/parse/trade/offers.ts';
import { askedText, commonFactFor, isAboutSame } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { isSaying, reportedCourtesy } from '#server/features/storyteller/parse/talk/courtesy.ts';
import type { Favor } from '#server/features/storyteller/parse/talk/favor.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import { spokenParts } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { askedBesides, bargainHeard } from '#server/features/storyteller/parse/trade/bargain-heard.ts';
import { followUpIn } from '#server/features/storyteller/parse/answers/follow-up.ts';
import { toldFact } from '#server/features/storyteller/parse/talk/told-fact.ts';
import { answerHeard } from './answer-heard.ts';
import { newsIn } from './news-heard.ts';
import type { LikelyAnswer } from './best-answer.ts';
import { topicIn } from './sayable.ts';

const sure = 1;
/** From here on a topic is told to whoever brings news: by so many of its words. */
const ofNews = 2;

/** What somebody has to say to a favor, where the adventure knows it: a topic of theirs that is about doing just that. */
function topicOfFavor({ text }: Favor, npc: Npc, state: PlayState): Topic | undefined {
  const [verb] = text.replace(/^(?:don't|do not|never|not) /i, '').split(' ');
  const [stem] = [...stemsOf(verb ?? '')];
  const plain = text.toLowerCase();
  const fits = ({ keywords, isAside }: Topic) =>
    keywords.some(
      (keyword) =>
        (keyword.includes(' ') && plain.includes(keyword.toLowerCase())) ||
        (stem !== undefined && isAside !== true && contentWords(keyword)[0]?.stem === stem),
    );
  // Of several that are about such a thing, the one that most of the words are about.
  const said = [...stemsOf(text)];
  const shared = ({ keywords }: Topic) => said.filter((each) => stemsOf(keywords.join(' ')).has(each)).length;
  return openTopics(npc, state)
    .filter(fits)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}

/** What somebody comes out with when the party tells them what it has found out: the topic that waits for that. */
function topicOfFact(action: HeroAction, npc: Npc, adventure: Adventure, state: PlayState): Topic | undefined {
  const fact = toldFact(spokenText(action, npc), adventure, state);
  return fact && openTopics(npc, state).find(({ needs, clue }) => needs === fact.id && clue !== undefined && !state.clues.includes(clue));
}

/** Whether a topic has more in common with a question than something near in sense: a keyword, or two words of its answer. */
function hasWordsOf({ keywords, says }: Topic, text: string): boolean {
  const said = contentWords(text);
  const isKey = (keyword: string) => (keyword.includes(' ') ? text.includes(keyword) : said.some(({ stem }) => stemsOf(keyword).has(stem)));
  return keywords.some((keyword) => isKey(keyword.toLowerCase())) || said.filter(({ stem }) => stemsOf(says).has(stem)).length > 1;
}

/** Whether somebody has something to say to just these words, and not only to one of them. */
export function hasWordsFor(text: string, npc: Npc, state: PlayState): boolean {
  const lower = text.toLowerCase();
  const last = lower.match(/[\p{L}']+/gu)?.at(-1) ?? '';
  const isOf = (keyword: string) => keyword.includes(' ') && lower.includes(keyword) && keyword.endsWith(last);
  return openTopics(npc, state).some(({ keywords }) => keywords.some((each) => isOf(each.toLowerCase())));
}

/** Whether a part names nothing, and goes on about what somebody spoke of before. */
function goesOn({ action, alone }: SpokenPart, npc: Npc, state: PlayState): boolean {
  const { quote, clauses } = alone ?? action;
  const text = sentencesOf(quote ?? clauses.join(' ')).at(-1) ?? '';
  return state.people?.[npc.id] !== undefined && followUpIn(text) !== null && !hasWordsFor(text, npc, state);
}

/** What one part of what is said brings up with somebody. */
interface BroughtUp {
  /** The topic, and how well it fits. */
  found?: FoundTopic | undefined;
  /** What answers it of all that this person can say, null where nothing does; undefined where that is not weighed. */
  answer?: LikelyAnswer | null;
}

function broughtUp(part: SpokenPart, npc: Npc, adventure: Adventure, state: PlayState): BroughtUp {
  const { action, favor } = part;
  const sureOf = (topic: Topic | undefined) => topic && { topic, fit: sure };
  if (action.brings) return { found: sureOf(action.brings) };
  // Who is only thanked or comforted, or bidden farewell, is asked for nothing.
  if (favor === null && (action.quote === null ? reportedCourtesy(action.clauses.join('. ')) !== null : isSaying(action.quote))) return {};
  const topic = topicOfFact(action, npc, adventure, state) ?? (favor ? topicOfFavor(favor, npc, state) : undefined);
  if (topic) return { found: sureOf(topic) };
  if (favor && favor.kind !== 'help') return {};
  if (goesOn(part, npc, state)) return {};
  const answer = answerHeard(part, npc, adventure, state);
  if (answer !== undefined) return { found: sureOf(answer ? topicIn(answer.it, npc) : undefined), answer };
  // Whoever is asked outright of something that everybody knows speaks of that, and of nothing else.
  const text = askedText(action, npc);
  const fact = commonFactFor(text, npc, adventure, state);
  if (fact) return { found: foundTopic(action, npc, state, (each) => isAboutSame(each, fact)) };
  const isOutright =
    bargainIn(text) !== null || sentencesOf(text).some((sentence) => !wantsMore(sentence) && plainQuestionOf(sentence) !== null);
  const found = foundTopic(action, npc, state, isOutright ? (each) => hasWordsOf(each, text.toLowerCase()) : undefined);
  // News is taken as news: what it only touches on is not told over it.
  const isTouched = found !== undefined && (found.fit < ofNews || found.topic.clue === undefined || state.clues.includes(found.topic.clue));
  return isTouched && newsIn(action, npc, adventure) ? {} : { found };
}

const heard = rememberOf((adventure: Adventure) =>
  rememberOf((state: PlayState) =>
    rememberOf((action: HeroAction) =>
      rememberOf((npc: Npc): readonly Topic[] => {
        const bargain = bargainHeard(action, npc, state);
        const parts = bargain ? askedBesides(bargain, spokenParts(action, npc), npc) : spokenParts(action, npc);
        const told = parts.flatMap((part) => broughtUp(part, npc, adventure, state).found?.topic ?? []);
        return [...new Set([...(bargain?.topic ? [bargain.topic] : []), ...told])];
      }),
    ),
  ),
);

/** The topics that what is said brings up with somebody, each once, in the order of the words. */
export const heardTopics = (action: HeroAction, npc: Npc, adventure: Adventure, state: PlayState): readonly Topic[] =>
  heard(adventure)(state)(action)(npc);

/**
 * The topic that one part brings up: one topic answers one part of what is said, and what leans on the part before it may mean another by
 * its own words. `isSaid` where what was just told answers this part too; `answer` is what answers it, where that was weighed.
 */
export function topicOfPart(
  part: SpokenPart,
  npc: Npc,
  adventure: Adventure,
  state: PlayState,
  answered: ReadonlySet<string>,
): { found: FoundTopic | undefined; isSaid: boolean; answer?: LikelyAnswer | null } {
  const hear = (each: SpokenPart) => broughtUp(each, npc, adventure, state);
  const { found: first, answer } = hear(part);
  const { found: second } = part.alone && answer === undefined ? hear({ ...part, action: part.alone }) : {};
  // "What about the bell? Who paid for it?" What goes by the words before it alone is no answer to a question with words of its own.
  const own = part.alone && answer === undefined ? (part.alone.quote ?? part.alone.clauses.join(' ')).toLowerCase() : '';
  const isBeside = first !== undefined && contentWords(own).length > 0 && !hasWordsOf(first.topic, own);
  const heard = (isBeside ? [second] : [first, second]).flatMap((each) => each ?? []);
  const found = heard.find(({ topic }) => !answered.has(topic.id) && !(part.action.wants !== null && topic.isAside === true));
  const isSaid = found === undefined && heard.some(({ topic }) => answered.has(topic.id));
  return { found, isSaid, ...(answer !== undefined && { answer }) };
}
