import { characterFact } from '#domain/character/character-fact.ts';
import { handOver as handOverPlay } from '#domain/narration/players/hand-over.ts';
import { partyOf } from '#domain/party-of.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { handOver as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findAccess, findAccessOfMany, findPlay, listParticipants } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { limits } from '#domain/limits/limits.ts';
import { holdCharacter } from '#server/features/characters/change-character.ts';
import { findCharacterOf, holdPlayer, saveCharacter } from '#server/features/characters/characters.store.ts';

export const handOver = command(operation, {
  may: policies['characters.handOver'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, characterId, userId } }) => {
    await documentStore.holdTable(tx.sql, campaignId);
    await holdPlayer(tx.sql, campaignId, userId);
    const before = await holdCharacter(tx, campaignId, characterId);
    // Asked again, it is done.
    if (before.userId === userId) return {};
    const [access] = await findAccessOfMany(tx.sql, [{ userId, campaignId }]);
    if (access?.seat !== 'player') throw new Refusal('character.playerNotSeated');
    if (await findCharacterOf(tx.sql, campaignId, userId)) throw new Refusal('character.playerHasOne');
    const { id, name } = personOf(actor);
    const by = { id, name };
    const seated = await listParticipants(tx.sql, campaignId, limits.seatsPerAnswer);
    const player = seated.find((each) => each.userId === userId)?.name ?? '';
    const summary = [characterFact({ kind: 'handedOver', hero: partyOf(before), player })];
    await saveCharacter(tx, { ...before, userId }, { by, summary, before });
    const play = await findPlay(tx.sql, campaignId);
    if (play && before.userId !== '') await savePlay(tx.sql, campaignId, handOverPlay(play.state, before.userId, userId), tx.now, by);
    return {};
  },
});
