import { paperOf } from '#domain/character/shown/paper.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { paper as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';
import { seeCharacter } from '#server/features/characters/see-character.ts';

export const paper = query(operation, {
  may: policies['characters.paper'],
  find: findCharacterAccess,
  run: async ({ sql, actor, subject, input: { campaignId, characterId } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    const { playerName } = seeCharacter(found, personOf(actor), subject.seat);
    return { paper: paperOf(found.data), playerName };
  },
});
