import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import { spokenFor } from '#domain/combat/commanded.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { HeroIntent } from '#domain/narration/hero-intents.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { resolveParts } from '#domain/turn/resolve-intents.ts';
import { heroOfPlayer, fightStore } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction, FragmentWriter } from '#server/features/storyteller/index.ts';
import { answerFight, economyOf, turnText } from './answer-fight.ts';
import { fightStageOf, loadFightMeans } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { fightOptions } from './fight-options.ts';
import { reactionIn } from './play-reaction.ts';
import { playSteps, playAction, stillToSay } from './play-action.ts';
import type { FightTable, Played } from './play-action.ts';

/** What is played, and by whom it is told. */
interface Speaking {
  transaction: CombatTransaction;
  fragments: FragmentWriter;
  /** An account by its id, as it stands in the log. */
  personOf: (userId: string) => { id: string; name: string };
}

/** What one hero's words came to. */
interface Told {
  intent: HeroIntent;
  played: Played[];
  options: string[];
}

/** What a reply to words in a fight says, and what stands beside it. */
export interface FightReply {
  text: string;
  options: string[];
  resolved: ResolvedIntent[];
}

async function meansOf(transaction: CombatTransaction, playerId: string): Promise<FightMeans | null> {
  const hero = heroOfPlayer(transaction, playerId);
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

/** Plays all that one hero wants, thing by thing, as the fight stands then. */
async function playIntent({ transaction, fragments }: Speaking, intent: HeroIntent, means: FightMeans): Promise<Told> {
  const table = (): FightTable => ({
    transaction,
    playerId: intent.heroId,
    lines: fightStore.playersLinesOf(transaction.fight),
    fragments,
  });
  const answer = reactionIn(means, intent.text);
  if (answer) {
    const played = [await playSteps(table(), means, { kind: 'unread', text: intent.text }, [answer], intent.text)];
    return { intent, played, options: [] };
  }
  const items = itemsOf(transaction, intent.heroId);
  // What is not understood beside what is, is colour.
  const isColour = actionsIn(means, intent.text, items).some(({ wanted }) => wanted.kind !== 'unread');
  const played: Played[] = [];
  let now = means;
  for (let at = 0; ; at += 1) {
    // A deed may give or take what the next one needs, such as a form with its bite.
    const next = actionsIn(now, intent.text, items)[at];
    if (!next) break;
    if (next.wanted.kind === 'unread' && isColour) continue;
    const done = await playAction(table(), now, next.wanted, next.line);
    played.push(done);
    now = (await meansOf(transaction, intent.heroId)) ?? now;
    if (done.waits === true || next.wanted.kind === 'endTurn') break;
    if (transaction.fight.entry.combat.reaction !== null) {
      const rest = actionsIn(now, intent.text, items).slice(at + 1);
      const words = [
        ...done.options,
        ...stillToSay(
          now,
          rest.map(({ wanted }) => wanted),
        ),
      ];
      const says = words.length === 0 ? '' : `${done.text === '' ? '' : ' '}What is left waits for the reaction: say it again then.`;
      played.splice(-1, 1, { ...done, text: `${done.text}${says}`, options: words });
      break;
    }
  }
  const said = played.flatMap(({ options }) => options);
  return { intent, played, options: said.length > 0 ? said : fightOptions(now) };
}

/** How the fight stands after all that, in one sentence: who is asked, what is left of the turn, whose it is. */
async function afterwards({ transaction }: Speaking, told: readonly Told[]): Promise<string> {
  const { fight, settings } = transaction;
  const { combat } = fight.entry;
  const view = playersCombatView(combat, settings.hitPointsShown);
  if (combat.reaction !== null) {
    const asked = view.combatants.find(({ id }) => id === view.waitsFor?.id);
    return `The fight waits for a reaction${asked ? ` of ${asked.name}` : ''}.`;
  }
  const isDeed = told.some(({ played }) => played.some(({ why }) => why.code === 'foughtOut' || why.code === 'fightRefused'));
  if (!isDeed) return '';
  const means = await Promise.all(told.map(({ intent }) => meansOf(transaction, intent.heroId)));
  const acting = means.find((each) => each?.hero.id === combat.active);
  return acting ? economyOf(acting) : turnText(view);
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
const isTalk = ({ kind }: FightAction) => kind === 'talk' || kind === 'unread';

/** Whether words are for the fight: somebody who is in it does or asks something of it, or nobody says anything and the Storyteller tells. */
export async function isForFight(transaction: CombatTransaction, intents: Brief['intents'], isModel: boolean): Promise<boolean> {
  if (transaction.fight.entry.combat.phase !== 'running') return false;
  if (intents.length === 0) return !isModel;
  const able = await Promise.all(heroIntents(intents).map(async (each) => ({ ...each, means: await meansOf(transaction, each.heroId) })));
  return able.some(({ means, text }) => {
    if (!means) return false;
    return !isModel || reactionIn(means, text) !== null || !actionsIn(means, text, []).every(({ wanted }) => isTalk(wanted));
  });
}

/** Plays what the heroes want in the fight, one after the other, and says what came of it. */
export async function playFight(speaking: Speaking, { intents, party }: Pick<Brief, 'intents' | 'party'>): Promise<FightReply> {
  const { transaction, personOf } = speaking;
  const wanted = heroIntents(intents);
  const told: Told[] = [];
  for (const intent of wanted) {
    transaction.by = personOf(intent.heroId);
    transaction.actor = intent.heroId;
    const means = await meansOf(transaction, intent.heroId);
    if (means) told.push(await playIntent(speaking, intent, means));
  }
  const { fight, settings } = transaction;
  const seen = { combat: fight.entry.combat, shown: settings.hitPointsShown, lines: [] };
  const words =
    wanted.length === 0
      ? [answerFight('fight', [], seen, null)]
      : told.map(({ played }) => played.flatMap(({ text }) => text || []).join(' '));
  const text = [...words, await afterwards(speaking, told)].filter((part) => part !== '').join('\n\n');
  return {
    text,
    options: [...new Set(told.flatMap(({ options }) => options))],
    resolved: wanted.map((each) => resolvedOf(each, told, party)),
  };
}
