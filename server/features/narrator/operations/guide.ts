import { guided } from '#domain/narration/guidance.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { guide as operation } from '#contract/play/narrator.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { changeGuidance } from '#server/features/narrator/guidance/change-guidance.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';

/** Keeps what a Dungeon Master tells the narrator alone; what is left out stays as it is. */
export const guide = command(operation, {
  may: policies['narrator.guide'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, standing, next } }) => {
    const { id, name } = personOf(actor);
    await changeGuidance(tx, campaignId, { id, name }, (before) => guided(before, { standing, next }));
    return {};
  },
});
