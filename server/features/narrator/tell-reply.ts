import type { Brief } from '#domain/brief.ts';
import { currentScene } from '#domain/play-state.ts';
import type { PlayState } from '#domain/play-state.ts';
import type { Request, Ruling } from '#domain/request.ts';
import { rule } from '#domain/rule.ts';
import { campaignTopic } from '#contract/topics.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { readTogether } from '#server/kernel/read-together.ts';
import { saveLastWords, savePlay } from '#server/features/campaigns/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { NarratorModel, Part } from './model/model.ts';
import { isCapped } from './is-capped.ts';
import { markTold, saveAudit } from './narrator.store.ts';
import type { NarrationRow } from './narrator.store.ts';
import { Telling } from './telling.ts';
import { writeBrief } from './write-brief.ts';

type End = Extract<Part, { type: 'end' }>;

interface Teller {
  kernel: Kernel;
  model: (settings: StoredSettings) => NarratorModel;
  pace: number;
  signal: AbortSignal;
  /** Aborted when the server stops: then nothing is kept and the reply is told afresh after the start. */
  leaving: AbortSignal;
}

/**
 * Tells one reply: the model asks, the rules answer on a copy of the play, words go out as they come. Message, play and
 * audit are written together at the end, so that a reply that was cut short by a crash is told again from the start.
 */
export async function tellReply(teller: Teller, narration: NarrationRow): Promise<void> {
  const { kernel, signal } = teller;
  const { pool, sql } = kernel.database;
  const [written, settings] = await readTogether(pool, (one) => Promise.all([writeBrief(one, narration), findSettings(one)]));
  if (!written) return;
  const { brief, used } = written;
  const rulings: Ruling[] = [];
  let state = brief.state;
  const ask = (request: Request) => {
    const outcome = rule({ adventure: brief.adventure, state, party: brief.party, rulings, dice: kernel.dice }, request);
    rulings.push(outcome.ruling);
    state = outcome.state;
    return Promise.resolve(outcome);
  };
  const model = teller.model(settings);
  const capped =
    model.isModel && (await isCapped(sql, settings, { campaignId: narration.campaignId, askers: askersOf(brief), now: kernel.now() }));
  const telling = new Telling(kernel, narration);
  let end: End | null = null;
  try {
    for await (const part of model.narrate({ brief, used, ask, signal, pace: teller.pace, capped })) {
      if (part.type === 'text') telling.say(part.text);
      else end = part;
    }
  } finally {
    telling.finish();
  }
  if (teller.leaving.aborted || !end) return;
  await keep(teller, narration, { brief, end, rulings, state, text: telling.text.trim() });
}

/** What stands in the place of a reply without a word. */
const silence = {
  stopped: 'The narrator was stopped before a word was said.',
  failed: 'The narrator could not answer this time. Say it again to go on.',
};

interface Outcome {
  brief: Brief;
  end: End;
  rulings: Ruling[];
  state: PlayState;
  text: string;
}

async function keep({ kernel }: Teller, narration: NarrationRow, { brief, end, rulings, state, text }: Outcome): Promise<void> {
  const { id, campaignId } = narration;
  const hasMoved = state.scene !== brief.state.scene;
  const { name, place } = currentScene(brief.adventure, state);
  await transact(kernel, async (tx) => {
    if (!(await markTold(tx.sql, id, text, tx.now))) return;
    const { fragments, spokenBy, usage, fellBack } = end;
    await saveAudit(tx.sql, narration, { rulings, fragments, model: spokenBy, usage, askedBy: askersOf(brief), fellBack }, tx.now);
    if (rulings.length > 0) await savePlay(tx.sql, campaignId, state);
    await postMessage(tx, {
      id,
      campaignId,
      authorId: null,
      authorName: text === '' ? 'System' : 'Narrator',
      role: text === '' ? 'system' : 'ai',
      content: text === '' ? silence[end.ending === 'stopped' ? 'stopped' : 'failed'] : text,
      audience: null,
      throws: rulings.flatMap((ruling) => ruling.throws),
      telling: {
        narrationId: id,
        cause: narration.cause,
        cycle: narration.cycle,
        ending: end.ending,
        spokenBy: end.spokenBy,
        fellBack: end.fellBack,
        scene: hasMoved ? { name, place } : null,
      },
    });
    if (text !== '') await saveLastWords(tx.sql, campaignId, lastSentence(text), tx.now);
    tx.emit(campaignTopic(campaignId), { type: 'narrator.ended', campaignId, narrationId: id });
    if (hasMoved) tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
  });
}

/** Those whose words a reply answers. */
function askersOf(brief: Brief): string[] {
  return [...new Set(brief.intents.map(({ who }) => who))];
}

/** The last sentence of a reply, for the campaign's card. */
export function lastSentence(text: string): string {
  const sentences = text.match(/[^.!?…]+[.!?…]+["”’']?/g);
  return (sentences?.at(-1) ?? text).trim().slice(-240);
}
