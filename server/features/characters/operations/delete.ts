import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { delete as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { holdCharacter } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { removeCharacter } from '#server/features/characters/characters.store.ts';

export const remove = command(operation, {
  may: policies['characters.delete'],
  find: findCharacterAccess,
  run: async ({ tx, actor, input: { campaignId, characterId } }) => {
    const { id, name } = personOf(actor);
    const character = await holdCharacter(tx, campaignId, characterId);
    const left = characterFact({ kind: 'leaves', hero: partyOf(character) });
    await removeCharacter(tx, character, { by: { id, name }, summary: [left] });
    return {};
  },
});
