import { homebrewUsedBy } from '#domain/character/with-homebrew.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { seenByPlayers } from '#domain/homebrew/seen-entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { export as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findCharacter } from '#server/features/characters/characters.store.ts';
import { writtenFile } from '#server/features/characters/ruled/written-file.ts';
import { characterFile } from '#server/features/characters/character-file.ts';

export const exportFile = query(operation, {
  may: policies['characters.export'],
  find: findCharacterAccess,
  run: async ({ sql, subject, input: { campaignId, characterId, format } }) => {
    const character = await findCharacter(sql, campaignId, characterId);
    if (!character) throw new Refusal('character.notFound');
    const entries = (await findOwnContent(sql, campaignId, homebrewUsedBy(character))).filter(({ kind }) => kind === 'item');
    const items = isDm(subject.seat) ? entries : entries.flatMap((entry) => seenByPlayers(entry) ?? []);
    return writtenFile(character, items, format, () => characterFile(sql, character, items));
  },
});
