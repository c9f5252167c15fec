import { characterFact } from '#domain/character/character-fact.ts';
import { homebrewUsedBy } from '#domain/character/with-homebrew.ts';
import { partyOf } from '#domain/party-of.ts';
import { travel } from '#domain/character/travel.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { yes } from '#domain/result.ts';
import { copy as operation } from '#contract/play/characters.ts';
import { command, permit } from '#server/kernel/calls/handle.ts';
import { findSettings, findAccess } from '#server/features/campaigns/index.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import { bringCharacter } from '#server/features/characters/bring-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findCharacter } from '#server/features/characters/characters.store.ts';
import { keepPicture, pictureOf } from '#server/features/characters/portraits.ts';

export const copy = command(operation, {
  may: policies['characters.copy'],
  find: findCharacterAccess,
  run: async ({ tx, actor, input: { campaignId, characterId, id, toCampaignId } }) => {
    const person = personOf(actor);
    const home = { id, userId: person.id, campaignId: toCampaignId };
    // A seat there is needed as for any character that is brought.
    permit(policies['characters.createQuick'], actor, await findAccess({ tx, actor, input: home }));
    const original = await findCharacter(tx.sql, campaignId, characterId);
    if (!original) throw new Refusal('character.notFound');
    const { ruleSet } = await findSettings(tx.sql, toCampaignId);
    const there = await findOwnContent(tx.sql, toCampaignId, homebrewUsedBy(original));
    const { character: arrived, report } = travel(original, home, ruleSet, there);
    const { character } = await bringCharacter(tx, person, home, async () => {
      const picture = await pictureOf(tx.sql, original);
      const portrait = picture ? await keepPicture(tx, home, picture) : arrived.portrait;
      return { character: yes({ ...arrived, portrait }), came: characterFact({ kind: 'comesFromTable', hero: partyOf(arrived) }) };
    });
    return { character, report };
  },
});
