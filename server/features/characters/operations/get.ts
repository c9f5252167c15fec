import { awaitsDm, givesInspiration } from '#domain/campaign/decided-by-dm.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findNamedCharacter } from '#server/features/characters/characters.store.ts';
import { shownSheetOf } from '#server/features/characters/shown-sheet.ts';
import { seeCharacter } from '#server/features/characters/see-character.ts';

export const get = query(operation, {
  may: policies['characters.get'],
  find: findCharacterAccess,
  run: async ({ sql, actor, subject, input: { campaignId, characterId } }) => {
    const found = await findNamedCharacter(sql, campaignId, characterId);
    if (!found) throw new Refusal('character.notFound');
    const awaiting = awaitsDm(subject.settings(), subject.seat) ? { awaitsDm: true } : {};
    const rising = subject.settings().levelsBy === 'milestone' ? { byMilestone: true } : {};
    const giving = givesInspiration(subject) ? { givesInspiration: true } : {};
    return {
      character: found.data,
      shown: await shownSheetOf(sql, found.data),
      position: found.position,
      ...seeCharacter(found, personOf(actor), subject.seat),
      ...awaiting,
      ...rising,
      ...giving,
    };
  },
});
