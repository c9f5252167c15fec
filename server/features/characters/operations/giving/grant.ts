import { grant as rule } from '#domain/character/gifts/grant.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { grant as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import { changeCharacter } from '#server/features/characters/change-character.ts';

export const grant = command(operation, {
  may: policies['characters.grant'],
  find: findAccess,
  run: ({ tx, actor, input: { campaignId, characterId, id, entryId, given } }) =>
    changeCharacter(tx, personOf(actor), { campaignId, characterId, id, isAnnounced: true }, async (character) => {
      const [entry] = await findOwnContent(tx.sql, campaignId, [contentIdOf(entryId)]);
      if (!entry) throw new Refusal('homebrew.notFound');
      return rule(character, entry, given);
    }),
});
