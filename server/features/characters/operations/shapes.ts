import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { shapes as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { offeredShapes } from '#server/features/characters/ruled/offered-shapes.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';

export const shapes = query(operation, {
  may: policies['characters.shapes'],
  find: findCharacterAccess,
  run: async ({ sql, input: { campaignId, characterId, ...asked } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    return offeredShapes(found.data, asked);
  },
});
