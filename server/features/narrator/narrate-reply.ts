import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Brief } from '#domain/narration/brief.ts';
import type { CheckMaterial } from '#domain/narration/reply-check/reply-check.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import { withFoesOf } from '#domain/narration/rulings/fights/after-fight.ts';
import { fightBegun } from '#domain/narration/rulings/fights/begin-fight.ts';
import { linesOf, openGuidanceGuard } from '#domain/narration/guidance.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import { boundsOf, withinBounds } from '#domain/safety/bounds.ts';
import { watchFor } from '#domain/safety/check.ts';
import { openGuard } from '#domain/safety/guard.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel, TableDice } from '#server/kernel/calls/kernel.ts';
import { pipelineReads } from '#server/kernel/database/pipeline-reads.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { fightStore } from '#server/features/combat/index.ts';
import { closedCycles } from '#server/features/turns/index.ts';
import { saveDraft } from './drafts.store.ts';
import { noteDrafted, spendGuidance } from './guidance/change-guidance.ts';
import { narrateFight } from './fight/narrate-fight.ts';
import { isOverModelQuota } from './is-over-model-quota.ts';
import { lockTable, markNarrated, saveAudit, saveUsage } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { publishReply } from './publish-reply.ts';
import { announceDraft } from './rewind.ts';
import { NarrationStream } from './narration-stream.ts';
import { resultOf } from './narration-result.ts';
import type { NarrationResult } from './narration-result.ts';
import { narrateToEnd } from './telling/narrate-to-end.ts';
import { readMaterial } from './read-material.ts';
import { readReply } from './telling/claim-replies.ts';
import type { ReplyRead } from './telling/claim-replies.ts';
import type { Written } from './write-brief.ts';
import type { End, NarratorModel } from '#server/features/model/index.ts';

/** What telling a reply needs. */
export interface ReplyTools {
  kernel: Kernel;
  model: (settings: StoredSettings) => NarratorModel;
  delimiterOf: (campaignId: string) => string;
  pace: number;
  signal: AbortSignal;
  /** Aborted when the server stops. Nothing is saved then, and the reply is generated again after the start. */
  leaving: AbortSignal;
  /** Whether the Storyteller tells it, because a fault of ours kept the model from it. */
  byStoryteller?: boolean;
}

/**
 * Generates one reply. The model calls tools, and the rules answer on a copy of the play state. Text is streamed as it
 * comes, by whole sentences where the table has lines or veils. Everything is saved in one transaction at the end, so
 * that a reply cut short by a crash is generated again from the start. `read` is what was read of it when it was claimed.
 */
export async function narrateReply(given: ReplyTools, narration: NarrationRow, read?: ReplyRead): Promise<void> {
  const { kernel } = given;
  const { written, settings } = read ?? (await pipelineReads(kernel.database.pool, (one) => readReply(one, narration)));
  if (!written) return;
  const { brief } = written;
  const isOfFight = brief.fighting === true || written.waiting.length > 0;
  if (isOfFight && (await narrateFight(kernel, narration, written, given.model(settings).isModel))) return;
  // The model is asked first: only its first sentence waits for what it is checked against.
  const material = nextTurn().then(() => readMaterial(kernel.database.sql, written));
  // Whoever waits for it hears of its failing.
  material.catch(() => undefined);
  const rulings: Ruling[] = [];
  let state = brief.state;
  const taken: Promise<TableDice>[] = [];
  const takeDice = () =>
    kernel.takeTableDice(kernel.database.sql, { campaignId: narration.campaignId, isHidden: false, now: kernel.now() });
  const callTool = async (call: ToolCall) => {
    // Most replies roll nothing.
    const { roll: dice } = await (taken[0] ??= takeDice());
    const outcome = rule({ ...brief, begun: brief.state, state, rulings, dice }, call);
    rulings.push(outcome.ruling);
    state = outcome.state;
    return outcome;
  };
  const { text, end, byModel } = await streamReply(given, narration, written, { settings, callTool, material });
  if (given.leaving.aborted || !end) return;
  await saveReply(kernel, narration, { written, end, rulings, state, text, byModel, dice: (await taken[0]) ?? null });
}

interface ModelSetup {
  settings: StoredSettings;
  material: Promise<CheckMaterial>;
  callTool: (call: ToolCall) => ReturnType<Parameters<NarratorModel['narrate']>[0]['callTool']>;
}

async function streamReply(
  given: ReplyTools,
  narration: NarrationRow,
  { brief, used, drafting, askers }: Written,
  { settings, callTool, material }: ModelSetup,
) {
  const { kernel, signal, pace, byStoryteller = false } = given;
  const model = given.model(settings);
  const asking = { campaignId: narration.campaignId, askers, now: kernel.now() };
  const overQuota = model.isModel && (await isOverModelQuota(kernel.database.sql, settings, asking));
  const stream = new NarrationStream(kernel, narration, drafting);
  const openGuards = () => ({ guard: openGuard(boundsOf(brief)), unsaid: openGuidanceGuard(linesOf(brief.guidance)) });
  let { guard, unsaid } = openGuards();
  let end: End | null = null;
  try {
    const delimiter = given.delimiterOf(narration.campaignId);
    const reply = { brief, used, material, callTool, signal, pace, overQuota, delimiter, ...(byStoryteller && { byStoryteller }) };
    for await (const part of narrateToEnd(model, reply)) {
      if (part.type === 'text') stream.push(unsaid.push(guard.push(part.text).text));
      else if (part.type === 'end') end = part;
      else {
        stream.restart();
        ({ guard, unsaid } = openGuards());
      }
    }
    stream.push(unsaid.push(guard.end().text) + unsaid.end());
  } catch (fault) {
    stream.restart();
    throw fault;
  } finally {
    stream.finish();
  }
  if (byStoryteller && model.isModel && end) end = { ...end, fellBack: end.fellBack ?? 'own-fault' };
  return { text: stream.text.trim(), end, byModel: model.isModel && end?.spokenBy === model.label };
}

interface Outcome {
  written: Written;
  end: End;
  rulings: Ruling[];
  state: Brief['state'];
  text: string;
  /** Whether an AI model told it, and not the Storyteller in its place. */
  byModel: boolean;
  /** What it rolled; null where it could not have. */
  dice: TableDice | null;
}

async function saveReply(
  kernel: Kernel,
  narration: NarrationRow,
  { written, end, rulings, state, text, byModel, dice }: Outcome,
): Promise<void> {
  const { id, campaignId } = narration;
  const { brief, drafting, askers } = written;
  const kept = withinBounds(text, boundsOf(brief));
  const again = narration.cycle === null ? null : await closedCycles.findAgain(kernel.database.sql, campaignId, narration.cycle);
  const watch = watchFor(brief.lines ?? []);
  const result = resultOf(narration, { brief, end, rulings, state, again }, watch);
  const begun = fightBegun(brief, rulings, state);
  const fight = begun && { ...begun, words: begun.words.filter((each) => !watch.crosses(each.text)) };
  const cost = { model: end.spokenBy, usage: end.usage, requestedBy: askers, fellBack: end.fellBack };
  await transact(kernel, async (tx) => {
    // The table is locked first, as everywhere that may change the branch that is played.
    await lockTable(tx.sql, campaignId);
    // A model call costs, even if the table has gone back meanwhile and nothing is published.
    await saveUsage(tx.sql, narration, cost, tx.now);
    const isDraft = drafting && kept !== '' && end.ending !== 'stopped';
    const stands = isDraft ? await saveDraft(tx.sql, id, { text: kept, result }) : await markNarrated(tx.sql, id, kept, tx.now);
    if (!stands) return;
    await dice?.keep(tx);
    await saveAudit(tx.sql, id, { rulings, fragments: end.fragments, heldBack: end.heldBack });
    const followed = byModel && end.ending === 'complete' && kept !== '' ? (brief.guidance?.next ?? '') : '';
    if (followed !== '') await (isDraft ? noteDrafted(tx, campaignId, followed, id) : spendGuidance(tx, campaignId, followed));
    if (isDraft) await announceDraft(tx, campaignId, id);
    else await publishReply(tx, kernel, narration, { text: kept, result: await withFight(tx.sql, brief, result), fight });
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
  });
}

/** A result with the foes of a fight as they are by now: it went on while the reply was told. */
async function withFight(sql: Sql, { campaignId, fighting }: Brief, result: NarrationResult): Promise<NarrationResult> {
  if (fighting !== true || result.state === null) return result;
  const { running, ended } = await fightStore.findPlayedFight(sql, campaignId);
  const combat = running ?? ended?.combat;
  return combat ? { ...result, state: withFoesOf(result.state, combat) } : result;
}
