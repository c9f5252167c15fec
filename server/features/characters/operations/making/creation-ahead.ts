import { planCreation } from '#domain/character/creation/ahead/creation-plan.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { creationAhead as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { findScores } from '#server/features/characters/scores.store.ts';

export const creationAhead = query(operation, {
  may: policies['characters.creationAhead'],
  find: findAccess,
  run: async ({ sql, actor, input: { campaignId, draft } }) => {
    const [entries, scores] = await Promise.all([listEntries(sql, campaignId), findScores(sql, campaignId, personOf(actor).id)]);
    const homebrew = entries.flatMap(({ entry }) => (entry.kind === 'spell' ? [entry] : []));
    return planCreation({ ...draft, homebrew }, scores?.rolls.map(({ total }) => total) ?? []);
  },
});
