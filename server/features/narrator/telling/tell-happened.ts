import { randomUUID } from 'node:crypto';
import type { ToldChange, ToldSteps } from '#domain/chat/taken-back.ts';
import type { Moment } from '#domain/moments/moment.ts';
import { boundsOf, withinBounds } from '#domain/safety/bounds.ts';
import { topicsOf } from '#domain/safety/safety.ts';
import { watchFor } from '#domain/safety/check.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { limits } from '#domain/limits/limits.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import { passages } from '#server/features/chat/index.ts';
import { storytellerLabel } from '#server/features/model/index.ts';
import { assignWaiting, listRecentTalk } from '#server/features/narrator/answered-messages.store.ts';
import { owesTalk } from '#server/features/narrator/narrator.store.ts';
import { findAgreement } from '#server/features/safety/index.ts';
import { prose } from '#server/features/storyteller/index.ts';

/** Of no reply: what was said lately is read, whoever answers it. */
const ofNoReply = { id: '', cycle: null };

/**
 * At a table with a narrator the story tells what came about without words to it: by a button of the fight's panel, in the turn of a
 * creature, or on a sheet. The Storyteller tells it from the moments alone, also where a model narrates.
 */
export const tellHappened = listener('story.happened', async (tx, events) => {
  const byCampaign = Map.groupBy(events, ({ campaignId }) => campaignId);
  for (const [campaignId, all] of byCampaign) {
    const settled = all.flatMap((each) => each.settled ?? []);
    if (!(await goOnWithWords(tx, campaignId, settled))) await tellAt(tx, campaignId, all);
  }
});

/** Owes a reply to words that waited until a step of a fight was settled: it tells how that came out, and goes on with the rest. False where none did. */
async function goOnWithWords(tx: Tx, campaignId: string, settled: readonly string[]): Promise<boolean> {
  const owe = async () => (await owesTalk(tx.sql, randomUUID(), campaignId, tx.now)).id;
  const owed = await Promise.all(settled.map((fightId) => assignWaiting(tx.sql, campaignId, fightId, owe)));
  return owed.some((waiting) => waiting.length > 0);
}

/** What of an event is told, and of what it is. */
interface Happened {
  moments: readonly Moment[];
  steps?: ToldSteps | undefined;
  change?: ToldChange | undefined;
}

async function tellAt(tx: Tx, campaignId: string, all: readonly Happened[]): Promise<void> {
  const moments = all.flatMap((each) => each.moments);
  const steps = all.flatMap((each) => each.steps ?? []);
  // Several changes that are told in one breath are not taken back as one.
  const change = all.length === 1 ? all[0]?.change : undefined;
  const [access] = await findAccessOfMany(tx.sql, [{ userId: null, campaignId }]);
  if (!access?.narrated || moments.length === 0) return;
  const agreement = await findAgreement(tx.sql, campaignId);
  const [lines, veils] = [topicsOf(agreement, 'line'), topicsOf(agreement, 'veil')];
  const recent = await listRecentTalk(tx.sql, { campaignId, ...ofNoReply }, limits.recentMessages);
  const told = recent.map(({ content }) => content).join('\n');
  const watch = watchFor(lines);
  const wasRead = (text: string) => told.includes(text);
  // What was read a moment ago is not read again; where a table's lines leave nothing else, the plain words stand.
  const mustNot = (text: string) => watch.crosses(text) || wasRead(text);
  const draw = prose.seeded(campaignId, recent.length, `${recent.at(-1)?.content ?? ''} ${JSON.stringify(moments)}`);
  const fragments = prose.fragmentWriter(draw, new Set(), mustNot, access.settings().storyTone);
  const content = withinBounds(prose.tellMoments(moments, fragments).join(' '), boundsOf({ lines, veils }));
  const [first, last] = [steps.at(0), steps.at(-1)];
  const tells = first && last && { ...first, to: last.to };
  if (content.trim() !== '')
    await passages.post(tx, campaignId, { cause: 'moment', content, spokenBy: storytellerLabel, tells, ...(change && { change }) });
}
