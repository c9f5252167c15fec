import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { rememberOf } from '#domain/memoise.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { plainQuestionOf } from '#server/features/storyteller/parse/question/plain-question.ts';
import { openTopics, wantsMore } from '#server/features/storyteller/parse/topics.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { canSayWho, commonNow } from '#server/features/storyteller/parse/talk/common-fact.ts';
import { askingPart } from '#server/features/storyteller/parse/question/asking-part.ts';
import { readAsked } from './asked.ts';
import type { Asked } from './asked.ts';
import { likelyAnswers } from './best-answer.ts';
import type { LikelyAnswer } from './best-answer.ts';
import { idOfFact, rarityIn, sayablesOf } from './sayable.ts';
import type { Sayable } from './sayable.ts';

/** What two answers that are as likely count for: a tale of one's own before what everybody says, and most what brings a clue to light. */
const worthOf = { topic: 1.4, news: 1.8 } as const;
/** Letters that stand beside a question, where it is weighed without them. */
const shortest = 12;
/** Questions to one person whose answers are kept in mind. */
const mostKept = 200;

/** What somebody is ready to say, by what the party knows and whom they name. */
function readyToSay(text: string, npc: Npc, adventure: Adventure, state: PlayState): Sayable[] {
  const open = new Set(openTopics(npc, state).map(({ id }) => id));
  const isSaid = new Set(commonNow(adventure, state).map(idOfFact));
  const told = sentencesOf(text).flatMap((sentence) => plainQuestionOf(sentence) ?? []);
  // "Tell me about the ferry" is for whoever has a tale of it.
  const ofTales = new Set(told.filter(({ form }) => form === 'knows').map(({ subject }) => subject));
  const hasTale = npc.topics.some((topic) => open.has(topic.id) && topic.keywords.some((keyword) => ofTales.has(keyword)));
  return sayablesOf(npc, adventure).filter(({ id, kind, keys, text: says }) => {
    if (kind === 'common') return isSaid.has(id) && canSayWho(text, says, adventure) && !(hasTale && keys.some((key) => ofTales.has(key)));
    // Of whom the party does not name, nobody is asked what they think.
    if (kind === 'opinion') return keys.some((key) => key.split(' ').some((part) => part.length > 2 && isNamed(text, part)));
    return kind === 'self' || open.has(id);
  });
}

/** Answers less likely, and their absence, are not believed: the plain forms of questions decide. */
const believed = { answer: 0.3, none: 0.4 } as const;

const kept = rememberOf((_npc: Npc) => new Map<string, Heard>());

/** What answers a question: null where nothing does, undefined where neither is likely enough to be believed. */
type Heard = LikelyAnswer | null | undefined;

/**
 * What answers a question to somebody, of all that they are ready to say: null where it is likeliest that nothing does. Undefined where
 * neither is likely enough to be believed, and for what is no question of its own: an order, something held out, whatever there is to tell.
 */
export function answerHeard({ action, alone: unleaned, favor }: SpokenPart, npc: Npc, adventure: Adventure, state: PlayState): Heard {
  if (!action.question || action.chosen || action.brings || action.offers || action.wants !== null || action.pays !== null)
    return undefined;
  if (favor && favor.kind !== 'help') return undefined;
  const whole = action.quote ?? action.clauses.join('. ');
  const own = unleaned ? (unleaned.quote ?? unleaned.clauses.join('. ')) : whole;
  const asked = readAsked(own, whole, true, npc.name);
  // Who only turns to somebody, or asks for whatever there is to tell, asks for nothing.
  if (asked.words.length === 0 || sentencesOf(asked.text).some(wantsMore)) return undefined;
  const all = readyToSay(own, npc, adventure, state);
  const known = kept(npc);
  const key = [own, whole, ...state.clues, ...all.map(({ id }) => id)].join('\n');
  if (known.has(key)) return known.get(key);
  if (known.size >= mostKept) known.clear();
  // What is said before a question may hide what it asks: "What a lovely drawing, is that the Kind Regard?"
  const put = askingPart(sentencesOf(own).findLast((each) => each.trim().endsWith('?')) ?? '');
  const alone = readAsked(put, put, true, npc.name);
  const apart =
    alone.words.length > 0 && put.length + shortest < own.length
      ? likeliest(alone, readyToSay(put, npc, adventure, state), npc, adventure, state)
      : undefined;
  const first = likeliest(asked, all, npc, adventure, state);
  const heard = apart && alone.words.length > 1 ? apart : first === undefined ? (apart ?? undefined) : first;
  known.set(key, heard);
  return heard;
}

function likeliest(asked: Asked, all: readonly Sayable[], npc: Npc, adventure: Adventure, state: PlayState): Heard {
  const { found, none } = likelyAnswers(asked, all, rarityIn(sayablesOf(npc, adventure)));
  const news = new Set(npc.topics.filter(({ clue }) => clue !== undefined && !state.clues.includes(clue)).map(({ id }) => id));
  const worth = ({ it, likelihood }: LikelyAnswer) =>
    likelihood * (news.has(it.id) ? worthOf.news : it.kind === 'topic' ? worthOf.topic : 1);
  const [best] = found.filter((each) => worth(each) > none).toSorted((one, other) => worth(other) - worth(one));
  if (!best) return none >= believed.none ? null : undefined;
  return best.likelihood >= believed.answer ? best : undefined;
}
