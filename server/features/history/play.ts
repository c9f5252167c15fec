import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { play as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf, playOn } from '#server/features/narrator/index.ts';
import { lines } from '#server/features/records/index.ts';

export const play = command(operation, {
  may: policies['history.play'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, lineId } }) => {
    if (!(await lines.findSpan(tx.sql, campaignId, lineId))) throw new Refusal('line.notFound');
    if ((await lines.findPlayedLine(tx.sql, campaignId)) === lineId) throw new Refusal('line.isPlayed');
    await playOn(tx, { campaignId, lineId });
    return { lineId };
  },
});
