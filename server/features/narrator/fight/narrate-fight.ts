import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { resolveParts } from '#domain/turn/resolve-intents.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { HeroIntent } from '#domain/narration/hero-intents.ts';
import { limits } from '#domain/limits/limits.ts';
import { reason, tellReason } from '#domain/narration/intent-reasons.ts';
import { boundsOf, withinBounds } from '#domain/safety/bounds.ts';
import { watchFor } from '#domain/safety/check.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings, listParticipants } from '#server/features/campaigns/index.ts';
import { heroOfPlayer, lockFightOf, playersLinesOf, publishCombatResult } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import { lockTable, markNarrated, saveAudit, saveUsage } from '#server/features/narrator/narrator.store.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';
import { publishReply } from '#server/features/narrator/publish-reply.ts';
import type { Written } from '#server/features/narrator/write-brief.ts';
import { fragmentWriter, readFightLine, seeded } from '#server/features/storyteller/index.ts';
import type { FightWish, FragmentWriter } from '#server/features/storyteller/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { answerFight, economyOf, turnText } from './answer-fight.ts';
import { fightStageOf, loadFightMeans } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { fightOptions } from './fight-options.ts';
import { playSteps, playWish } from './play-wish.ts';
import type { FightTable, Played } from './play-wish.ts';
import { reactionIn } from './play-reaction.ts';
import { playersCombatView } from '#domain/combat/view.ts';

/** What one hero's words came to. */
interface Told {
  intent: HeroIntent;
  played: Played[];
  options: string[];
}

/** Nothing of these does anything in a fight: where a model narrates, it tells of them. */
const isTalk = ({ kind }: FightWish) => kind === 'talk' || kind === 'unread';

interface Speaking {
  tx: Tx;
  transaction: CombatTransaction;
  fragments: FragmentWriter;
}

async function meansOf({ transaction }: Pick<Speaking, 'transaction'>, playerId: string): Promise<FightMeans | null> {
  const hero = heroOfPlayer(transaction, playerId);
  return hero ? loadFightMeans(transaction.fight.entry.combat, hero) : null;
}

/** Things that a hero carries, by their names. */
function itemsOf({ characters }: CombatTransaction, playerId: string): { id: string; name: string }[] {
  const own = [...characters.values()].find(({ userId }) => userId === playerId);
  return (own?.inventory ?? []).map(({ id, name }) => ({ id, name }));
}

/** What somebody's words ask for, line by line. */
function wishesIn(means: FightMeans, text: string, items: { id: string; name: string }[]): { wish: FightWish; line: string }[] {
  return text.split('\n').flatMap((line) => readFightLine(line, fightStageOf(means, items)).map((wish) => ({ wish, line })));
}

/** Plays all that one hero wants, thing by thing, as the fight stands then. */
async function playIntent(speaking: Speaking, intent: HeroIntent, means: FightMeans): Promise<Told> {
  const { transaction, fragments } = speaking;
  const table = (): FightTable => ({ transaction, playerId: intent.heroId, lines: playersLinesOf(transaction.fight), fragments });
  const played: Played[] = [];
  let now = means;
  const answer = reactionIn(means, intent.text);
  if (answer) {
    played.push(await playSteps(table(), means, { kind: 'unread', words: intent.text }, [answer], intent.text));
  } else {
    const items = itemsOf(transaction, intent.heroId);
    // What is not understood beside what is, is colour.
    const isColour = wishesIn(means, intent.text, items).some(({ wish }) => wish.kind !== 'unread');
    for (let at = 0; ; at += 1) {
      // A deed may give or take what the next one needs, such as a form with its bite.
      const next = wishesIn(now, intent.text, items)[at];
      if (!next) break;
      if (next.wish.kind === 'unread' && isColour) continue;
      const done = await playWish(table(), now, next.wish, next.line);
      played.push(done);
      now = (await meansOf(speaking, intent.heroId)) ?? now;
      if (done.waits === true || next.wish.kind === 'endTurn') break;
    }
  }
  const said = played.flatMap(({ options }) => options);
  return { intent, played, options: said.length > 0 ? said : fightOptions(now) };
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

/** How the fight stands after all that, in one sentence: who is asked, what is left of the turn, whose it is. */
function afterwards({ transaction: { fight, settings } }: Speaking, told: readonly Told[], means: readonly FightMeans[]): string {
  const { combat } = fight.entry;
  const isDeed = told.some(({ played }) => played.some(({ why }) => why.code === 'foughtOut' || why.code === 'fightRefused'));
  const view = playersCombatView(combat, settings.hitPointsShown);
  if (combat.reaction !== null) {
    const asked = view.combatants.find(({ id }) => id === view.waitsFor?.id);
    return `The fight waits for a reaction${asked ? ` of ${asked.name}` : ''}.`;
  }
  if (!isDeed) return '';
  const acting = means.find(({ hero }) => hero.id === combat.active);
  return acting ? economyOf({ ...acting, combat }) : turnText(view);
}

/**
 * While a fight runs, the words of heroes who are in it are read as actions of that fight. They go through the same steps as the buttons
 * of the panel, and the reply tells what came of them. False where there is nothing of the kind to tell, so that the narrator tells it.
 */
export async function narrateFight(kernel: Kernel, narration: NarrationRow, written: Written, isModel: boolean): Promise<boolean> {
  const { id, campaignId } = narration;
  const { brief, used, askers } = written;
  const again = narration.cycle === null ? null : await closedCycles.findAgain(kernel.database.sql, campaignId, narration.cycle);
  return transact(kernel, async (tx) => {
    await lockTable(tx.sql, campaignId);
    const settings = await findSettings(tx.sql, campaignId);
    const people = await listParticipants(tx.sql, campaignId, limits.charactersAtOnce);
    const personOf = (userId: string) => ({ id: userId, name: people.find((each) => each.userId === userId)?.name ?? 'Somebody' });
    const transaction = await lockFightOf(tx, kernel, { campaignId, settings, by: { id: null, name: 'Narrator' }, actor: 'narrator' });
    if (!transaction || transaction.fight.entry.combat.phase !== 'running') return false;
    const watch = watchFor(brief.lines ?? []);
    const mustNot = (text: string) => watch.crosses(text);
    const fragments = fragmentWriter(seeded(campaignId, brief.turn, 'fight'), used, mustNot, brief.style?.tone);
    const speaking: Speaking = { tx, transaction, fragments };
    const intents = heroIntents(brief.intents);
    const able = await Promise.all(intents.map(async (intent) => ({ intent, means: await meansOf(speaking, intent.heroId) })));
    const fighters = able.flatMap(({ intent, means }) => (means ? [{ intent, means }] : []));
    if (fighters.length === 0 && (isModel || intents.length > 0)) return false;
    if (
      isModel &&
      fighters.every(
        ({ intent, means }) => !reactionIn(means, intent.text) && wishesIn(means, intent.text, []).every(({ wish }) => isTalk(wish)),
      )
    )
      return false;
    // Where the reply was taken away meanwhile, nothing is played.
    if (!(await markNarrated(tx.sql, id, '', tx.now))) return true;
    const told: Told[] = [];
    for (const { intent } of fighters) {
      transaction.by = personOf(intent.heroId);
      transaction.actor = intent.heroId;
      const means = await meansOf(speaking, intent.heroId);
      if (means) told.push(await playIntent(speaking, intent, means));
    }
    if (transaction.publicFacts.length > 0) await publishCombatResult(transaction);
    const after = await Promise.all(fighters.map(({ intent }) => meansOf(speaking, intent.heroId)));
    const words = told.map(({ played }) => played.map(({ text }) => text).join(' ')).filter((text) => text !== '');
    const { combat } = transaction.fight.entry;
    const standing = intents.length === 0 ? answerFight('fight', [], { combat, shown: settings.hitPointsShown, lines: [] }, null) : '';
    const tail = afterwards(
      speaking,
      told,
      after.flatMap((each) => each ?? []),
    );
    const text = withinBounds([...words, standing, tail].filter((part) => part !== '').join('\n\n'), boundsOf(brief));
    const resolved = able.map(({ intent }) => resolvedOf(intent, told, brief.party));
    const options = [...new Set(told.flatMap((each) => each.options))]
      .filter((each) => !watch.crosses(each))
      .slice(0, limits.optionsInFight);
    await saveUsage(
      tx.sql,
      narration,
      { model: storytellerLabel, usage: { input: 0, output: 0, estimated: false }, requestedBy: askers, fellBack: null },
      tx.now,
    );
    await saveAudit(tx.sql, id, { rulings: [], fragments: fragments.written() });
    await publishReply(tx, kernel, narration, {
      text,
      result: {
        rolls: [],
        narration: {
          narrationId: id,
          cause: narration.cause,
          cycle: narration.cycle,
          ending: 'complete',
          spokenBy: storytellerLabel,
          fellBack: null,
          ...(again !== null && { again }),
          ...(options.length > 0 && { options: options.map((each, index) => ({ id: `o${index + 1}`, words: each })) }),
          scene: null,
          resolved: resolved.map((each) => ({
            ...each,
            intent: watch.crosses(each.intent) ? '…' : each.intent,
            why: each.why !== null && watch.crosses(tellReason(each.why)) ? null : each.why,
          })),
        },
        effects: [],
        state: null,
        ended: null,
      },
    });
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
    return true;
  });
}
