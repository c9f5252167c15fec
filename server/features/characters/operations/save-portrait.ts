import { withPortrait } from '#domain/character/actions/act-self.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { yes } from '#domain/result.ts';
import { savePortrait as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { changeCharacter } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { keepPicture } from '#server/features/characters/portraits.ts';

export const savePortrait = command(operation, {
  may: policies['characters.savePortrait'],
  find: findCharacterAccess,
  run: async ({ tx, actor, input: { campaignId, characterId, id, image } }) => {
    const picture = image === null ? null : readPicture(image);
    if (image !== null && picture === null) throw new Refusal('image.invalid');
    const home = { campaignId, id: characterId };
    const portrait = picture ? await keepPicture(tx, home, picture) : { kind: 'drawn' as const, seed: characterId };
    return changeCharacter(tx, personOf(actor), { campaignId, characterId, id }, (character) => yes(withPortrait(character, portrait)));
  },
});
