import { personOf, policies } from '#domain/permissions/policies.ts';
import { scores as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findScores } from '#server/features/characters/scores.store.ts';

export const scores = query(operation, {
  may: policies['characters.scores'],
  find: findAccess,
  run: ({ sql, actor, input: { campaignId } }) => findScores(sql, campaignId, personOf(actor).id),
});
