import type { WordsLeft } from '#domain/chat/waiting-words.ts';
import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { spokenFor } from '#domain/combat/commanded.ts';
import { isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import type { Combat } from '#domain/combat/state.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { HeroIntent } from '#domain/narration/hero-intents.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { resolveParts } from '#domain/turn/resolve-intents.ts';
import { fightSteps, fightStore } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction, FragmentWriter } from '#server/features/storyteller/index.ts';
import { answerFight, economyOf, turnText } from './answer-fight.ts';
import { asBidden, callsForWords, keptBy } from './for-away.ts';
import { fightStageOf, loadFightMeans } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { fightOptions } from './fight-options.ts';
import { reactionIn } from './play-reaction.ts';
import { doable, playSteps, playAction } from './play-action.ts';
import type { FightTable, Played } from './play-action.ts';
import { bribeIn } from './story/bribe.ts';
import { isFlight, playFlight } from './story/play-flight.ts';
import { playJoin } from './story/play-join.ts';
import { playPeace } from './story/play-peace.ts';
import { playSway } from './story/play-sway.ts';
import { spendsOwn } from './spends-own.ts';
import { isAllMissed } from './tell-steps.ts';

/** What is played, and by whom it is told. */
interface Speaking {
  transaction: CombatTransaction;
  fragments: FragmentWriter;
  /** An account by its id, as it stands in the log. */
  personOf: (userId: string) => { id: string; name: string };
  /** The words that wait for what these settle. */
  waitingWords: () => Promise<readonly WordsLeft[]>;
  story: FightTable['story'];
}

/** What came of a step that waited for answers of others, and the words that waited for it. */
export interface Settled {
  words: readonly WordsLeft[];
  facts: readonly (readonly CombatFact[])[];
  /** What is told of it. */
  text: string;
}

/** What one hero's words came to. */
interface Told {
  intent: HeroIntent;
  played: Played[];
  options: string[];
  /** What of it waits for answers of others. */
  left: WordsLeft | null;
}

/** What a reply to words in a fight says, and what stands beside it. */
export interface FightReply {
  text: string;
  /** What can be said next, and by whose account. */
  options: { text: string; by: string }[];
  resolved: ResolvedIntent[];
  /** The words that wait for answers of others. */
  left: WordsLeft[];
}

async function meansOf(transaction: CombatTransaction, playerId: string): Promise<FightMeans | null> {
  const hero = fightSteps.heroOfPlayer(transaction, playerId);
  const { combat } = transaction.fight.entry;
  return hero ? loadFightMeans(combat, spokenFor(combat, hero)) : null;
}

/** Things that a hero carries, by their names. */
function itemsOf({ characters }: CombatTransaction, playerId: string): { id: string; name: string }[] {
  const own = [...characters.values()].find(({ userId }) => userId === playerId);
  return (own?.inventory ?? []).map(({ id, name }) => ({ id, name }));
}

/** What somebody's words ask for, line by line. */
function actionsIn(means: FightMeans, text: string, items: { id: string; name: string }[]): { wanted: FightAction; line: string }[] {
  return text.split('\n').flatMap((line) => readFightLine(line, fightStageOf(means, items)).map((wanted) => ({ wanted, line })));
}

/** What is done in a fight beside its steps: a blow is held back, and in one of the story a foe is won over, or a hero gets away. Null for everything else. */
async function playOfStory(table: FightTable, means: FightMeans, { wanted, line }: { wanted: FightAction; line: string }) {
  if (isFlight(wanted)) return playFlight(table, means, wanted, line);
  if (wanted.kind === 'join') return playJoin(table, means);
  if (wanted.kind === 'peace') return playPeace(table, means, wanted);
  return isTalk(wanted) ? playSway(table, means, wanted, line) : null;
}

/** Plays one thing that a hero wants. */
const playOne = async (table: FightTable, means: FightMeans, wanted: { wanted: FightAction; line: string }, taken: number) =>
  (await playOfStory(table, means, wanted)) ?? (await playAction(table, means, wanted, taken));

/**
 * Plays all that one hero wants, thing by thing, as the fight stands then; of words that waited, what is left of them. What others are asked
 * for first goes on once they have answered.
 */
async function playIntent(
  { transaction, fragments, story }: Speaking,
  intent: HeroIntent,
  means: FightMeans,
  begun: Pick<WordsLeft, 'over' | 'taken'> = { over: 0, taken: 0 },
): Promise<Told> {
  const { heroId, text } = intent;
  const isAway = story.party.some((hero) => hero.id === heroId && hero.isAway);
  const table = (): FightTable => ({
    transaction,
    playerId: heroId,
    lines: fightStore.playersLinesOf(transaction.fight),
    fragments,
    story,
    ...(isAway && { keepsOwn: true }),
  });
  const answer = reactionIn(means, text);
  if (answer) {
    const played = [await playSteps(table(), means, { kind: 'unread', text }, [answer], text)];
    return { intent, played, options: [], left: null };
  }
  const items = itemsOf(transaction, heroId);
  // What is not understood beside what is, is colour; so is a weapon put away for another deed.
  const kinds = new Set(actionsIn(means, text, items).map(({ wanted }) => wanted.kind));
  const isDeed = [...kinds].some((kind) => kind !== 'unread' && kind !== 'peace');
  const isSkipped = ({ wanted: { kind } }: { wanted: FightAction }) =>
    kind === 'peace' ? isDeed : kind === 'unread' && (isDeed || kinds.has('peace'));
  const played: Played[] = [];
  let now = means;
  for (let at = begun.over; ; at += 1) {
    // A deed may give or take what the next one needs, such as a form with its bite.
    const next = actionsIn(now, text, items)[at];
    if (!next) break;
    if (isSkipped(next)) continue;
    const before = at === begun.over ? begun.taken : 0;
    const keeps = isAway && (spendsOwn(now, next.wanted) || (isTalk(next.wanted) && bribeIn(table(), next.wanted.text) !== null));
    const done = keeps ? keptBy(now) : await playOne(table(), now, next, before);
    played.push(done);
    now = (await meansOf(transaction, heroId)) ?? now;
    const isEnd = next.wanted.kind === 'endTurn' && done.asks?.taken !== 0;
    if (done.waits === true || isEnd) break;
    if (done.asks) {
      const { taken, isOver } = done.asks;
      const left = { heroId, text, over: isOver ? at + 1 : at, taken: isOver ? 0 : before + taken };
      const isMore = !isOver || !actionsIn(now, text, items).slice(left.over).every(isSkipped);
      const says = isMore ? 'The rest follows by itself, once whoever is asked has answered.' : '';
      played.splice(-1, 1, { ...done, text: [done.text, says].filter((part) => part !== '').join(' ') });
      return { intent, played, options: [], left };
    }
  }
  const said = played.flatMap(({ options }) => options);
  const options = said.length > 0 ? said : (await doable(table(), now, fightOptions(now))).options;
  return { intent, played, options: isAway ? biddable(options, now, items) : options, left: null };
}

/** Of words that the player of a hero who is away could say those that others may, as they bid them. */
function biddable(options: readonly string[], means: FightMeans, items: { id: string; name: string }[]): string[] {
  const own = options.filter((each) => !actionsIn(means, each, items).some(({ wanted }) => spendsOwn(means, wanted)));
  return own.flatMap((each) => asBidden(each, means));
}

/** How a fight went that is over. */
function overText({ combatants }: Combat): string {
  if (!combatants.some((one) => one.kind === 'hero' && one.hitPoints > 0)) return 'None of you stands any more. The fight is over.';
  const isLeft = combatants.some((one) => one.side === 'foes' && !one.dead && !isKnockedOut(one));
  return isLeft ? 'The fight is over.' : 'Nobody stands against you any more. The fight is over.';
}

/** How the fight stands after all that, in one sentence: who is asked, what is left of the turn, whose it is. */
async function afterwards({ transaction, story: { party } }: Speaking, told: readonly Told[]): Promise<string> {
  const { fight, settings } = transaction;
  const { combat } = fight.entry;
  if (combat.phase === 'over') return overText(combat);
  const view = playersCombatView(combat, settings.hitPointsShown);
  if (combat.reaction !== null) {
    const asked = view.combatants.find(({ id }) => id === view.waitsFor?.id);
    return `The fight waits for a reaction${asked ? ` of ${asked.name}` : ''}.`;
  }
  if (combat.saves !== null) return 'The fight waits for saving throws.';
  const isDeed = told.some(({ played }) => played.some(({ why }) => why.code === 'foughtOut' || why.code === 'fightRefused'));
  if (!isDeed) return '';
  const means = await Promise.all(told.map(({ intent }) => meansOf(transaction, intent.heroId)));
  const acting = means.find((each) => each?.hero.id === combat.active);
  return [acting ? economyOf(acting) : turnText(view), callsForWords(combat, party)].filter((part) => part !== '').join(' ');
}

/** What can be said next: by each what their own words left open, and by whoever has the turn what they can do. */
async function optionsFor({ transaction, fragments, story }: Speaking, told: readonly Told[]): Promise<FightReply['options']> {
  const own = told.flatMap(({ intent, options }) => [...new Set(options)].map((text) => ({ text, by: intent.heroId })));
  const { active } = transaction.fight.entry.combat;
  const users = [...transaction.characters.values()].flatMap(({ userId }) => userId ?? []);
  const next = users.find((userId) => fightSteps.heroOfPlayer(transaction, userId)?.id === active);
  if (next === undefined || told.some(({ intent }) => intent.heroId === next)) return own;
  const means = await meansOf(transaction, next);
  if (!means) return own;
  const table = { transaction, playerId: next, lines: [], fragments, story };
  const { options } = await doable(table, means, fightOptions(means));
  const isAway = story.party.some((hero) => hero.id === next && hero.isAway);
  const offered = isAway ? biddable(options, means, itemsOf(transaction, next)) : options;
  return [...own, ...offered.map((text) => ({ text, by: next }))];
}

/** What became of one intent. */
function resolvedOf(intent: HeroIntent, told: readonly Told[], party: Brief['party']): ResolvedIntent {
  const own = told.find((each) => each.intent.id === intent.id)?.played;
  const parts = own?.map(({ outcome, why }) => ({ outcome, why, ruling: null })) ?? [
    { outcome: 'blocked' as const, why: reason('notInFight'), ruling: null },
  ];
  const { ruling: _ruling, ...resolved } = resolveParts(intent, party, parts);
  return { ...resolved, roll: null };
}

/** Nothing of these does anything in a fight: where a model narrates, it tells of them. */
const isTalk = (wanted: FightAction): wanted is Extract<FightAction, { kind: 'talk' | 'unread' }> =>
  wanted.kind === 'talk' || wanted.kind === 'unread';

/** Whether words are for the fight: somebody who is in it does or asks something of it, or nobody says anything and the Storyteller tells. */
export async function isForFight(transaction: CombatTransaction, intents: Brief['intents'], isModel: boolean): Promise<boolean> {
  if (transaction.fight.entry.combat.phase !== 'running') return false;
  if (intents.length === 0) return !isModel;
  const able = await Promise.all(heroIntents(intents).map(async (each) => ({ ...each, means: await meansOf(transaction, each.heroId) })));
  return able.some(({ means, text }) => {
    if (!means) return false;
    return (
      !isModel ||
      reactionIn(means, text) !== null ||
      !actionsIn(means, text, []).every(({ wanted }) => isTalk(wanted) || wanted.kind === 'peace')
    );
  });
}

/** Plays the words of one hero, or what is left of them; nothing where the hero is not in the fight. `settled` is what came of a deed of theirs that waited. */
async function playWords(
  speaking: Speaking,
  intent: HeroIntent,
  left?: WordsLeft,
  settled: readonly CombatFact[] = [],
): Promise<Told | null> {
  const { transaction, personOf } = speaking;
  transaction.by = personOf(intent.heroId);
  transaction.actor = intent.heroId;
  const means = await meansOf(transaction, intent.heroId);
  if (!means) return null;
  const told = await playIntent(speaking, intent, means, left);
  if (settled.length === 0) return told;
  const outcome = isAllMissed(settled, means.hero.id) ? 'failed' : 'done';
  return { ...told, played: [{ text: '', outcome, why: reason('foughtOut'), options: [] }, ...told.played] };
}

/** Plays what the heroes want in the fight, one after the other, and says what came of it; first what waited until others had answered. */
export async function playFight(
  speaking: Speaking,
  { intents, party }: Pick<Brief, 'intents' | 'party'>,
  { words, facts, text: before }: Settled = { words: [], facts: [], text: '' },
): Promise<FightReply> {
  const { transaction } = speaking;
  const waited = words.map(({ heroId, text }, at) => ({ id: `w${at + 1}`, heroId, text }));
  const wanted: HeroIntent[] = [...waited, ...heroIntents(intents)];
  const told: Told[] = [];
  const play = async (intent: HeroIntent, left?: WordsLeft, settled: readonly CombatFact[] = []) => {
    const one = await playWords(speaking, intent, left, settled);
    if (one) told.push(one);
  };
  for (const [at, intent] of wanted.entries()) {
    const left = words[at];
    // Words that were said while the fight waited have no deed of theirs in it yet.
    await play(intent, left, left && left.over + left.taken > 0 ? facts.flat() : []);
  }
  if (transaction.settled) {
    for (const [at, left] of (await speaking.waitingWords()).entries()) {
      const intent = { id: `r${at + 1}`, heroId: left.heroId, text: left.text };
      wanted.push(intent);
      await play(intent, left);
    }
  }
  const { fight, settings } = transaction;
  const seen = { combat: fight.entry.combat, shown: settings.hitPointsShown, lines: [] };
  const said =
    wanted.length === 0
      ? [answerFight('fight', [], seen, null)]
      : told.map(({ played }) => [...new Set(played.flatMap(({ text }) => text || []))].join(' '));
  const text = [before, ...said, await afterwards(speaking, told)].filter((part) => part !== '').join('\n\n');
  return {
    text,
    options: await optionsFor(speaking, told),
    resolved: wanted.map((each) => resolvedOf(each, told, party)),
    left: told.flatMap((each) => each.left ?? []),
  };
}
