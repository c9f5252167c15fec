import type { Npc, Topic } from '#domain/narration/adventure.ts';
import type { Bargain, Term } from '#domain/narration/items/bargain.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isBargainKept, isTopicOpen, metTerms } from '#domain/narration/wants.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import type { SpokenPart } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import { allStemsIn, holdsWay } from '#server/features/storyteller/parse/words/said-ways.ts';

/** What words do for a bargain that somebody holds out. */
export interface BargainHeard {
  bargain: Bargain;
  /** Terms that these words meet, and that were not met before. */
  met: Term[];
  /** Terms that they would meet, if the party knew enough. */
  guessed: Term[];
  /** Terms that are met neither before nor by them. */
  open: Term[];
  /** What is told now that all is met; undefined before. */
  topic?: Topic;
  /** Whether it has been given before. */
  isKept: boolean;
}

/** What only asks, and gives no word and no name. */
const onlyAsks =
  /^(?:(?:so|and|but|well|ok|okay|oh|then|tell (?:me|us)),? )*(?:what|who|whom|whose|where|when|why|how|which|(?:do|does|did|would|could|can|will|may|is|are|was|were|has|have) (?:you|he|she|they|it|the|anyone|anybody|i|we)|if)\b/iu;
/** What is not promised, or only would be. */
const unmeant = /\b(?:(?:do|does|did|can|could|will|would) ?(?:not|n't)|won't|never|cannot) (?:promise|swear|give)\b|\bwhat if\b/iu;
/** Who asks what is still to be done for what was held out. */
const asksTerms =
  /\bwhat(?: else| more| is it)?(?: do| would| did| must| shall| should)? (?:you|i|we)? ?(?:still|else|yet)? ?(?:want|need|ask|lack)\b|\bwhat(?:'s| is) (?:still |yet )?(?:missing|wanting|lacking|left)\b|\b(?:your|the) (?:terms|conditions|price)\b|\bis (?:that|this|it) (?:enough|all)\b|\bwhat (?:else|more)\b/iu;

function givenIn(action: HeroAction, npc: Npc): ReadonlySet<string> {
  const said = sentencesOf(spokenText(action, npc)).filter((sentence) => !onlyAsks.test(sentence.trim()) && !unmeant.test(sentence));
  return allStemsIn(said.join(' '));
}

/** What is told for the terms: of several topics the one that the words fit best. */
function topicOf({ tells }: Bargain, text: string, npc: Npc, state: PlayState): Topic | undefined {
  const open = npc.topics.filter((each) => tells.includes(each.id) && each.dc === undefined && isTopicOpen(npc, each, state));
  const fit = ({ keywords }: Topic) => keywords.filter((keyword) => isNamed(text, keyword)).length;
  return open.toSorted((one, other) => fit(other) - fit(one))[0];
}

function heardOf(bargain: Bargain, action: HeroAction, npc: Npc, state: PlayState): BargainHeard | undefined {
  const text = spokenText(action, npc);
  const isAsked = bargain.keywords.some((keyword) => isNamed(text, keyword));
  const isKept = isBargainKept(npc, bargain, state);
  if (isKept)
    return isAsked && /\?|\b(?:give|take|have|come|please)\b/iu.test(text)
      ? { bargain, met: [], guessed: [], open: [], isKept }
      : undefined;
  const before = metTerms(npc, bargain, state);
  const given = givenIn(action, npc);
  const isSaid = ({ saidBy }: Term) => saidBy.some((way) => holdsWay(given, way));
  const said = bargain.terms.filter((term) => !before.includes(term) && isSaid(term));
  const isKnown = ({ needs }: Term) => needs === undefined || needs.some((clue) => state.clues.includes(clue));
  const met = said.filter(isKnown);
  const guessed = said.filter((term) => !met.includes(term));
  const open = bargain.terms.filter((term) => !before.includes(term) && !met.includes(term));
  const isRepeated = before.some((term) => isSaid(term));
  const isOfTerms = isRepeated || (before.length > 0 && (isAsked || asksTerms.test(text)));
  if (said.length === 0 && !isOfTerms) return undefined;
  const isMet = open.length === 0 || (bargain.isAny === true && met.length > 0);
  const topic = isMet ? topicOf(bargain, text, npc, state) : undefined;
  // What is still behind a check is won by that.
  if (isMet && !topic) return undefined;
  return { bargain, met, guessed, open, isKept, ...(topic && { topic }) };
}

/** What is done with words for the bargain of somebody who holds one out; undefined where they are about no such thing. */
export function bargainHeard(action: HeroAction, npc: Npc, state: PlayState): BargainHeard | undefined {
  if (action.kind !== 'talk' || action.brings !== null || action.tone === 'insult' || action.tone === 'threat') return undefined;
  for (const bargain of npc.bargains ?? []) {
    const heard = heardOf(bargain, action, npc, state);
    if (heard) return heard;
  }
  return undefined;
}

/** The questions of a speech that are not about the bargain. */
export function askedBesides({ bargain }: BargainHeard, parts: readonly SpokenPart[], npc: Npc): SpokenPart[] {
  return parts.filter(({ action, alone, asked, favor }) => {
    const own = spokenText(alone ?? asked ?? action, npc);
    const isOfIt = asksTerms.test(own) || [...bargain.keywords, ...bargain.terms.map(({ id }) => id)].some((each) => isNamed(own, each));
    return action.question && favor === null && onlyAsks.test(own.trim()) && !isOfIt;
  });
}
