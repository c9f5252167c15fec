import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { wareWanted } from '#server/features/storyteller/parse/trade/wanted.ts';
import { wareMeant } from '#domain/narration/items/wares.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { action, companionOf, featureOf, npcOf } from './action.ts';
import { isCrowd } from './things/scenery.ts';
import type { HeroAction } from './action.ts';
import { wordsIn } from './talk/haggling.ts';
import { sells } from './talk/wants.ts';
import { contentWords, stemsOf } from './words/content-words.ts';
import { foundTopic } from './topics.ts';

/** Whether it makes sounds and has nothing to tell: a hound, an eel. */
export function isBeast(npc: Npc): boolean {
  return npc.pronouns === 'it' && npc.topics.length === 0;
}

/** Whether there are some, and none of them could answer anything. */
export const areAllBeasts = (npcs: readonly Npc[]): boolean => npcs.length > 0 && npcs.every(isBeast);

/** Whether what is said takes up how somebody looks: "what's with all the socks?" */
function hasWordsOf({ description, habits }: Npc, { quote, clauses }: HeroAction): boolean {
  const stems = stemsOf([description, ...habits].join(' '));
  return contentWords(quote ?? clauses.join(' ')).some(({ word, stem }) => word.length > 3 && stems.has(stem));
}

/** When somebody was spoken with last. */
function spokeAt(state: PlayState, { id }: Npc): number {
  return state.people?.[id]?.spoke ?? -1;
}

/** How well a topic fits words that were not put to whoever has it, for them to be taken from a talk that is on. */
const sureFit = 1;

/** How well a topic fits a question that somebody takes for theirs though it was not put to them. */
const ownAnswer = 0.8;

/** Words for whoever is spoken with. */
const toYou = /\b(?:you|u|your|yours|yourself)\b/iu;

/** Words of what something costs. */
const ofPrice = /\b(?:coppers?|silvers?|gold|coins?|price|costs?|how much|cheap|dear|expensive)\b/iu;

/** Words that ask for a price and are told, and not spoken: "I ask how much the beer costs". */
const pricesAsked = /\basks? (?:[\p{L}' ]{0,30}? )?(?:how much|what .+ costs?\b|(?:for |about |after )?the prices?)/iu;

/** Talk that asks these words, of nobody yet. */
export const questionOf = (text: string, actor: Hero): HeroAction =>
  action(actor, [text], { kind: 'talk', skill: 'persuasion', question: true });

/** Whether somebody has an answer of their own to what is asked. */
export function hasOwnAnswer(asked: HeroAction, npc: Npc, state: PlayState): boolean {
  return (foundTopic(asked, npc, state)?.fit ?? 0) >= ownAnswer;
}

/** Whoever of those who are here was spoken with last, so many turns ago at most; undefined where nobody was. */
export function partnerOf(adventure: Adventure, state: PlayState, turns: number): Npc | undefined {
  return presentNpcs(adventure, state)
    .filter((npc) => !isBeast(npc) && spokeAt(state, npc) >= 0 && timeOf(state).turns - spokeAt(state, npc) <= turns)
    .toSorted((one, other) => spokeAt(state, other) - spokeAt(state, one))[0];
}

/**
 * Who an action of talk or trickery is for: the NPC it names, alive or dead; else whoever sells, for somebody who would buy; else whoever here has most to say to it, of several whoever was
 * spoken with last; else of those who are not hostile whoever was spoken with last. Nobody when it is for a companion, or names someone who is elsewhere.
 */
export function addresseeOf(action: HeroAction, adventure: Adventure, state: PlayState): Npc | undefined {
  const named = npcOf(action);
  if (named) return named;
  const crowd = featureOf(action);
  if (companionOf(action) || action.absent || (crowd && isCrowd(crowd))) return undefined;
  const present = presentNpcs(adventure, state);
  const talkers = present.filter((npc) => !isBeast(npc)).toSorted((one, other) => spokeAt(state, other) - spokeAt(state, one));
  const { wants } = action;
  const seller = wants === null ? undefined : (talkers.find((npc) => wareWanted(npc, wants, state)) ?? talkers.find(sells));
  if (seller) return seller;
  const words = action.quote ?? action.clauses.join(' ');
  const dealer = ofPrice.test(words) ? talkers.filter((npc) => wareMeant(npc, wordsIn(words), state)) : [];
  const isPriceAsked = action.question || pricesAsked.test(words);
  if (dealer.length === 1 && isPriceAsked) return dealer[0];
  // Whoever sells is asked for a price, where nobody is said to be.
  const sellers = pricesAsked.test(words) ? talkers.filter(sells) : [];
  if (sellers.length > 0) return sellers[0];
  // What is said next without a name is for whoever was spoken with a moment ago.
  const partner = partnerOf(adventure, state, 1);
  if (partner && action.question && toYou.test(words)) return partner;
  const [knowing] = talkers
    .flatMap((npc) => {
      const found = foundTopic(action, npc, state);
      return found && (partner === undefined || npc === partner || found.fit >= sureFit) ? [{ npc, fit: found.fit }] : [];
    })
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ npc }) => npc);
  const described = knowing || partner ? [] : talkers.filter((npc) => hasWordsOf(npc, action));
  return (
    knowing ??
    (described.length === 1 ? described[0] : undefined) ??
    talkers.find((npc) => attitudeOf(state, npc) !== 'hostile') ??
    talkers[0]
  );
}
