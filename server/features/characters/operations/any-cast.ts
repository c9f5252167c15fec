import { spellsOfAny } from '#domain/character/free-casts/free-casts.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { anyCast as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';

export const anyCast = query(operation, {
  may: policies['characters.anyCast'],
  find: findCharacterAccess,
  run: async ({ sql, input: { campaignId, characterId, use } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    return spellsOfAny(found.data, use);
  },
});
