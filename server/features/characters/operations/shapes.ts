import { canTakeShape, shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { shapes as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';

export const shapes = query(operation, {
  may: policies['characters.shapes'],
  find: findCharacterAccess,
  run: async ({ sql, input: { campaignId, characterId } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    const fit = monsters.filter((block) => canTakeShape(found.data, block));
    return fit.map((block) => ({ shape: shapeFrom(block), challenge: block.challenge }));
  },
});
