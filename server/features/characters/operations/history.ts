import { personOf, policies } from '#domain/permissions/policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { undoOn } from '#domain/character/actions/undo.ts';
import { tellFact } from '#server/features/characters/tell-fact.ts';
import { history as operation } from '#contract/play/characters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { findCharacter, findPlayerId, isCharacterDamaged } from '#server/features/characters/characters.store.ts';
import { findGifts } from '#server/features/characters/gifts.store.ts';
import type { GiftRecord } from '#domain/character/gifts/gift-record.ts';
import { listSheetVersions } from '#server/features/characters/versions.store.ts';

export const history = query(operation, {
  may: policies['characters.history'],
  find: findCharacterAccess,
  run: async ({ sql, actor, subject: { seat, character }, input: { before, limit, ...sheet } }) => {
    const { id } = personOf(actor);
    const mayAct = seat !== 'spectator' && (character === 'mine' || isDm(seat));
    const { versions, more } = await listSheetVersions(sql, sheet, { before, limit });
    const isDamaged = await isCharacterDamaged(sql, sheet.campaignId, sheet.characterId);
    const now = isDamaged ? null : await findCharacter(sql, sheet.campaignId, sheet.characterId);
    const positions = versions.map(({ position }) => position);
    const gifts = await findGifts(sql, sheet.campaignId, positions);
    /** What was given away comes back only with the leave of whoever has it. */
    const isFree = async (gift: GiftRecord | undefined) =>
      gift === undefined || isDm(seat) || (await findPlayerId(sql, sheet.campaignId, gift.receiver.characterId)) === id;
    const entries = [];
    for (const { before: from, after, position, actorId, actorName, createdAt, summary } of versions) {
      const fits = mayAct && now !== null && after !== null && undoOn(now, { before: from, after, summary }).ok;
      const canUndo = fits && (await isFree(gifts.get(position)));
      // Undoing the last change of a sheet that cannot be read brings it back.
      const mends: boolean = isDamaged && mayAct && before === undefined && entries.length === 0;
      entries.push({
        position,
        actorId,
        actorName,
        createdAt: createdAt.toISOString(),
        summary: summary.map(tellFact),
        canUndo: canUndo || mends,
      });
    }
    return { entries, more };
  },
});
