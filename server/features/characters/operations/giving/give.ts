import { randomUUID } from 'node:crypto';
import type { Message } from '#domain/chat/message.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { refuseParting } from '#domain/character/inventory/curse.ts';
import { giveTo } from '#domain/character/gifts/gift.ts';
import { give as operation } from '#contract/play/characters.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { lockCharacters, saveCharacter } from '#server/features/characters/characters.store.ts';
import { saveGift } from '#server/features/characters/gifts.store.ts';
import { tellFact } from '#server/features/characters/tell-fact.ts';
import { refuseApart } from '#server/features/characters/ruled/refuse-apart.ts';
import { once } from '#server/features/characters/change-once.ts';
import { changedWithItems } from '#server/features/characters/item-effects.ts';

/** Tells the table of something in one quiet line. */
async function tellTable(tx: Tx, campaignId: string, line: Pick<Message, 'authorId' | 'authorName' | 'content'>): Promise<void> {
  await postMessage(tx, { id: randomUUID(), campaignId, role: 'system', audience: null, rolls: [], narration: null, ...line });
}

export const give = command(operation, {
  may: policies['characters.give'],
  find: findCharacterAccess,
  run: async ({ tx, actor, subject, input: { campaignId, characterId, id, to, what } }) => {
    const { id: requestedBy, name } = personOf(actor);
    const by = { id: requestedBy, name };
    const held = await lockCharacters(tx.sql, campaignId, [characterId, to]);
    const [before, other] = [held.get(characterId), held.get(to)];
    if (!before || !other) throw new Refusal('character.notFound');
    return once(tx, { campaignId, characterId, requestedBy, id }, { character: before, receiver: other }, async () => {
      const parting = what.kind === 'item' ? refuseParting(before, what.itemId) : null;
      const refused = isDm(subject.seat) ? null : (parting ?? (await refuseApart(tx.sql, before, [other])));
      if (refused) allowed(refused);
      const { gave, got, ...handed } = allowed(giveTo(before, other, what, randomUUID()));
      const [giver, receiver] = [await changedWithItems(tx.sql, handed.giver), await changedWithItems(tx.sql, handed.receiver)];
      const position = await saveCharacter(tx, giver, { by, summary: [gave], before });
      const taken = await saveCharacter(tx, receiver, { by, summary: [got], before: other });
      if (what.kind === 'inspiration')
        await tellTable(tx, campaignId, { authorId: requestedBy, authorName: giver.name, content: tellFact(gave) });
      await saveGift(tx, campaignId, { giver: { characterId, position }, receiver: { characterId: to, position: taken } }, by);
      return { character: giver, receiver, facts: [gave], rolls: [], position };
    });
  },
});
