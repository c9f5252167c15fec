import { planLevel } from '#domain/character/advancement/ahead/level-plan.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { withOffered } from '#domain/homebrew/with-offered.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { levelAhead as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listEntries } from '#server/features/homebrew/index.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';

export const levelAhead = query(operation, {
  may: policies['characters.levelAhead'],
  find: findCharacterAccess,
  run: async ({ sql, input: { campaignId, characterId, draft } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    const entries = found.data.ruleSet === 'srd' ? await listEntries(sql, campaignId) : [];
    const character = withOffered(
      found.data,
      entries.map(({ entry }) => entry),
    );
    const plan = planLevel(character, draft);
    if (!plan.ok) throw new Refusal('character.refused', tellCharacterRefusal(plan.refused));
    return plan.value;
  },
});
