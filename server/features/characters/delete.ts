import { personOf, policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/characters.ts';
import { command } from '#server/kernel/handle.ts';
import { holdCharacter } from './change-character.ts';
import { findCharacterAccess } from './character-access.ts';
import { removeCharacter } from './characters.store.ts';

export const remove = command(operation, {
  may: policies['characters.delete'],
  find: findCharacterAccess,
  run: async ({ tx, actor, input: { campaignId, characterId } }) => {
    const { id, name } = personOf(actor);
    const character = await holdCharacter(tx, campaignId, characterId);
    await removeCharacter(tx, character, { by: { id, name }, what: [`${character.name} leaves the table.`] });
    return {};
  },
});
