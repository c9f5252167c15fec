import type { Brief } from '#domain/brief.ts';
import type { Request, Ruling } from '#domain/request.ts';
import { rule } from '#domain/rule.ts';
import { boundsOf, withinBounds } from '#domain/safety-bounds.ts';
import { watchFor } from '#domain/safety-check.ts';
import { openGuard } from '#domain/safety-guard.ts';
import { campaignTopic } from '#contract/topics.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { pipelineReads } from '#server/kernel/pipeline-reads.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { End } from './model/narrator-model.ts';
import type { NarratorModel } from './model/model.ts';
import { saveDraft } from './drafts.store.ts';
import { isCapped } from './is-capped.ts';
import { lockTable, markTold, saveAudit, saveUsage } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { postReply } from './post-reply.ts';
import { announceDraft } from './rewind.ts';
import { Telling } from './telling.ts';
import { toldOf } from './told.ts';
import { writeBrief } from './write-brief.ts';
import type { Written } from './write-brief.ts';

interface Teller {
  kernel: Kernel;
  model: (settings: StoredSettings) => NarratorModel;
  pace: number;
  signal: AbortSignal;
  /** Aborted when the server stops: then nothing is kept and the reply is told afresh after the start. */
  leaving: AbortSignal;
}

/**
 * Tells one reply: the model asks, the rules answer on a copy of the play, words go out as they come, by whole sentences
 * where the table has lines or veils. What follows from it is written together at the end, so that a reply that was cut short by a
 * crash is told again from the start.
 */
export async function tellReply(teller: Teller, narration: NarrationRow): Promise<void> {
  const { kernel } = teller;
  const [written, settings] = await pipelineReads(kernel.database.pool, (one) =>
    Promise.all([writeBrief(one, narration), findSettings(one)]),
  );
  if (!written) return;
  const { brief } = written;
  const rulings: Ruling[] = [];
  let state = brief.state;
  const ask = (request: Request) => {
    const { adventure, party, fighting = false, intents } = brief;
    const bench = { adventure, state, party, rulings, dice: kernel.dice, fighting, nobodyActs: intents.length === 0 };
    const outcome = rule(bench, request);
    rulings.push(outcome.ruling);
    state = outcome.state;
    return Promise.resolve(outcome);
  };
  const { text, end } = await speak(teller, narration, written, { settings, ask });
  if (teller.leaving.aborted || !end) return;
  await keep(kernel, narration, { written, end, rulings, state, text });
}

interface Speaking {
  settings: StoredSettings;
  ask: (request: Request) => ReturnType<Parameters<NarratorModel['narrate']>[0]['ask']>;
}

async function speak(teller: Teller, narration: NarrationRow, { brief, used, drafting, askers }: Written, { settings, ask }: Speaking) {
  const { kernel, signal, pace } = teller;
  const model = teller.model(settings);
  const asking = { campaignId: narration.campaignId, askers, now: kernel.now() };
  const capped = model.isModel && (await isCapped(kernel.database.sql, settings, asking));
  const telling = new Telling(kernel, narration, drafting);
  const guard = openGuard(boundsOf(brief));
  let end: End | null = null;
  try {
    for await (const part of model.narrate({ brief, used, ask, signal, pace, capped })) {
      if (part.type === 'text') telling.say(guard.push(part.text).text);
      else end = part;
    }
    telling.say(guard.end().text);
  } finally {
    telling.finish();
  }
  return { text: telling.text.trim(), end };
}

interface Outcome {
  written: Written;
  end: End;
  rulings: Ruling[];
  state: Brief['state'];
  text: string;
}

async function keep(kernel: Kernel, narration: NarrationRow, { written, end, rulings, state, text }: Outcome): Promise<void> {
  const { id, campaignId } = narration;
  const { brief, drafting, askers } = written;
  const kept = withinBounds(text, boundsOf(brief));
  const told = toldOf(narration, { brief, end, rulings, state }, watchFor(brief.lines ?? []));
  const cost = { model: end.spokenBy, usage: end.usage, askedBy: askers, fellBack: end.fellBack };
  await transact(kernel, async (tx) => {
    // The table first, as everybody does who may change what line is played.
    await lockTable(tx.sql, campaignId);
    // What a model was asked costs, even if the table has gone back meanwhile and nothing of it is posted.
    await saveUsage(tx.sql, narration, cost, tx.now);
    const isDraft = drafting && kept !== '' && end.ending !== 'stopped';
    const stands = isDraft ? await saveDraft(tx.sql, id, { text: kept, told }) : await markTold(tx.sql, id, kept, tx.now);
    if (!stands) return;
    await saveAudit(tx.sql, id, { rulings, fragments: end.fragments });
    if (isDraft) await announceDraft(tx, campaignId, id);
    else await postReply(tx, kernel, narration, { text: kept, told });
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
  });
}
