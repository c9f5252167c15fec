import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { heldBack as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listHeldBack } from '#server/features/narrator/narrator.store.ts';

/** Tells Dungeon Masters what the reply check held back. It stands in no message and in no event, so that no player receives it. */
export const heldBack = query(operation, {
  may: policies['narrator.heldBack'],
  find: findAccess,
  run: async ({ sql, input: { campaignId } }) => ({
    replies: await listHeldBack(sql, campaignId, narrationServerLimits.repliesHeldBack),
  }),
});
