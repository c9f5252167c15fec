import { isDeepStrictEqual } from 'node:util';
import type { FightBegun } from '#domain/narration/rulings/fights/begin-fight.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay, updateCampaigns } from '#server/features/campaigns/index.ts';
import { postMessage, postSystemLine } from '#server/features/chat/index.ts';
import { announceScene } from './announce-scene.ts';
import { applyEffects } from './apply-effects.ts';
import { openBegun, publishBegun, waitsOfBegun } from './fight/begin-fight.ts';
import { lastSentence } from './last-sentence.ts';
import type { NarrationRow } from './narrator.store.ts';
import type { NarrationResult } from './narration-result.ts';

/** The message in place of an empty reply. */
const silence = {
  stopped: 'The narrator was stopped before a word was said.',
  failed: 'Failed to generate AI response. Send your message again to go on.',
};

/** Publishes a reply and applies its result to the play state, the sheets and the campaign's card. */
export async function publishReply(
  tx: Tx,
  kernel: Kernel,
  { id, campaignId }: Pick<NarrationRow, 'id' | 'campaignId'>,
  { text, result, fight = null }: { text: string; result: NarrationResult; fight?: FightBegun | null },
): Promise<void> {
  const { narration, state, effects, ended } = result;
  const before = state === null ? null : await findPlay(tx.sql, campaignId);
  // Sheets are held before the play, as by a step that ends a fight.
  const taken = effects.length === 0 ? [] : await applyEffects(tx, campaignId, effects, await tableDice(tx, kernel, campaignId));
  if (state !== null) await savePlay(tx.sql, campaignId, state, tx.now);
  const begun = fight && state && (await openBegun(tx, kernel, campaignId, fight, state));
  const rolls = [...result.rolls, ...taken];
  await postMessage(tx, {
    id,
    campaignId,
    authorId: null,
    authorName: text === '' ? 'System' : 'Narrator',
    role: text === '' ? 'system' : 'ai',
    content: text === '' ? silence[narration.ending === 'stopped' ? 'stopped' : 'failed'] : text,
    audience: null,
    rolls,
    narration: fight && begun ? { ...narration, ...waitsOfBegun(begun, fight) } : narration,
  });
  if (begun) await publishBegun(begun);
  if (ended !== null)
    await postSystemLine(tx, campaignId, `“${ended}” has come to its end. You may play on from here, or begin another tale.`);
  if (text !== '') await updateCampaigns(tx.sql, [campaignId], { lastPassage: lastSentence(text), lastActive: tx.now });
  const hasChanged = before !== null && state !== null && !isSamePlace(before.state, state);
  if (narration.scene || hasChanged) await announceScene(tx, campaignId);
}

/** Whether every hero is still where they were, and nothing has changed there. */
function isSamePlace(one: PlayState, other: PlayState): boolean {
  return one.scene === other.scene && isDeepStrictEqual([one.apart ?? {}, one.tags ?? []], [other.apart ?? {}, other.tags ?? []]);
}
