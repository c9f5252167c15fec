import type { NarrationInfo } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { tellReason } from '#domain/narration/intent-reasons.ts';
import { boundsOf, withinBounds } from '#domain/safety/bounds.ts';
import { watchFor } from '#domain/safety/check.ts';
import type { Watch } from '#domain/safety/check.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findSettings, listParticipants } from '#server/features/campaigns/index.ts';
import { fightStore, lockFightOf, publishCombatResult } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import { forgetReply, lockTable, markNarrated, saveAudit, saveUsage } from '#server/features/narrator/narrator.store.ts';
import type { NarrationRow } from '#server/features/narrator/narrator.store.ts';
import { publishReply } from '#server/features/narrator/publish-reply.ts';
import type { Written } from '#server/features/narrator/write-brief.ts';
import { prose } from '#server/features/storyteller/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { sayersOf } from './for-away.ts';
import { isForFight, playFight } from './play-fight.ts';
import { joinIn, newcomersIn, wantingIn } from './story/join-in.ts';
import type { Newcomer } from './story/join-in.ts';
import { settledOf, takeWaiting } from './waiting/settled.ts';
import type { WaitedFor } from './waiting/settled.ts';
import type { FightReply } from './play-fight.ts';

const storyteller = { model: storytellerLabel, usage: { input: 0, output: 0, estimated: false }, fellBack: null };

/** Holds the fight of a table for the narrator, and finds the accounts of those who play. */
async function holdFight(tx: Tx, kernel: Kernel, campaignId: string, newcomers: readonly Newcomer[]) {
  await lockTable(tx.sql, campaignId);
  const settings = await findSettings(tx.sql, campaignId);
  const people = await listParticipants(tx.sql, campaignId, limits.charactersAtOnce);
  const personOf = (userId: string) => ({ id: userId, name: people.find((each) => each.userId === userId)?.name ?? 'Somebody' });
  const by = { id: null, name: 'Narrator' };
  const ids = newcomers.map(({ characterId }) => characterId);
  const transaction = await lockFightOf(tx, kernel, { campaignId, settings, by, actor: 'narrator' }, ids);
  return { transaction, personOf };
}

/** How a reply to words in a fight came about. What crosses a line of the table is masked. */
async function infoOf(
  tx: Tx,
  { id, campaignId, cause, cycle }: NarrationRow,
  { options, resolved }: FightReply,
  watch: Watch,
  party: Brief['party'],
): Promise<NarrationInfo> {
  const again = cycle === null ? null : await closedCycles.findAgain(tx.sql, campaignId, cycle);
  const byPlayer = [...Map.groupBy(options, ({ by }) => by).values()];
  const offered = byPlayer.flatMap((own) => own.filter(({ text }) => !watch.crosses(text)).slice(0, limits.optionsInFight));
  return {
    narrationId: id,
    cause,
    cycle,
    ending: 'complete',
    spokenBy: storytellerLabel,
    fellBack: null,
    ...(again !== null && { again }),
    ...(offered.length > 0 && {
      options: offered.map(({ text, by }, index) => ({ id: `o${index + 1}`, words: text, for: sayersOf(by, party) })),
    }),
    scene: null,
    resolved: resolved.map((each) => ({
      ...each,
      intent: watch.crosses(each.intent) ? '…' : each.intent,
      why: each.why !== null && watch.crosses(tellReason(each.why)) ? null : each.why,
    })),
  };
}

/** The steps that a reply tells of: those that it took, and the one that waited. */
function stepsTold(transaction: CombatTransaction, settled: WaitedFor | null): Pick<NarrationInfo, 'tells'> {
  if (transaction.told.length === 0 && settled === null) return {};
  const tells = fightStore.stepsTaken(transaction);
  return { tells: settled === null ? tells : { ...tells, from: settled.from } };
}

/** What of a reply's words goes on once others have answered. Words that cross a line of the table do not. */
function waitsOf({ fight }: CombatTransaction, { left }: FightReply, watch: Watch): Pick<NarrationInfo, 'waits'> {
  const words = left.filter(({ text }) => !watch.crosses(text));
  return words.length === 0 ? {} : { waits: { fightId: fight.id, told: fight.entry.number, words } };
}

/** Says nothing in place of a reply: what it was to tell of was taken back meanwhile. */
async function keepSilent(tx: Tx, { id, campaignId }: NarrationRow): Promise<true> {
  await forgetReply(tx.sql, id);
  tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
  return true;
}

/**
 * While a fight runs, the words of heroes who are in it are read as actions of that fight. They go through the same steps as the buttons
 * of the panel, and the reply tells what came of them, all in one transaction. Words that waited until others had answered go on. False where nothing of them is for the fight, so that the
 * narrator answers.
 */
export async function narrateFight(kernel: Kernel, narration: NarrationRow, written: Written, isModel: boolean): Promise<boolean> {
  const { id, campaignId } = narration;
  const { brief, used, askers, waiting } = written;
  return transact(kernel, async (tx) => {
    const newcomers = newcomersIn(brief);
    const { transaction, personOf } = await holdFight(tx, kernel, campaignId, newcomers);
    const joining = transaction ? await wantingIn(transaction, newcomers) : [];
    const isOwed = waiting.length > 0 && (transaction?.fight.entry.combat.phase === 'running' || brief.intents.length === 0);
    if (!isOwed && joining.length === 0 && !(transaction && (await isForFight(transaction, brief.intents, isModel)))) return false;
    const watch = watchFor(brief.lines ?? []);
    const draw = prose.seeded(campaignId, brief.turn, 'fight');
    const mustNot = (text: string) => watch.crosses(text);
    const fragments = prose.fragmentWriter(draw, used, mustNot, brief.style?.tone).among(brief.party.length);
    const settled = transaction && (await settledOf(transaction, waiting, fragments));
    if (!transaction || (isOwed && settled === null && brief.intents.length === 0)) return keepSilent(tx, narration);
    // Where the reply was taken away meanwhile, nothing is played.
    if (!(await markNarrated(tx.sql, id, '', tx.now))) return true;
    const waitingWords = () => takeWaiting(tx, narration, transaction.fight.id);
    const joined = await joinIn({ transaction, fragments, personOf }, joining);
    const reply = await playFight({ transaction, fragments, personOf, waitingWords, story: brief }, brief, {
      words: [],
      facts: [],
      ...settled,
      text: [settled?.text ?? '', joined].filter((text) => text !== '').join(' '),
    });
    if (transaction.told.length > 0) await publishCombatResult(transaction, true);
    await saveUsage(tx.sql, narration, { ...storyteller, requestedBy: askers }, tx.now);
    await saveAudit(tx.sql, id, { rulings: [], fragments: fragments.written() });
    const told = await infoOf(tx, narration, reply, watch, brief.party);
    const info = { ...told, ...stepsTold(transaction, settled), ...waitsOf(transaction, reply, watch) };
    const result = { rolls: [], narration: info, effects: [], state: null, ended: null };
    await publishReply(tx, kernel, narration, { text: withinBounds(reply.text, boundsOf(brief)), result });
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
    return true;
  });
}
