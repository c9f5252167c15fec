import type { Person } from '#domain/account/account.ts';
import type { Character } from '#domain/character/character.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { afterUndo, wouldDealTwice } from '#domain/check/apply-damage.ts';
import { refuseFreeing } from '#domain/character/inventory/curse.ts';
import { undoOn } from '#domain/character/actions/undo.ts';
import type { Undone } from '#domain/character/actions/undo.ts';
import { recordFact } from '#domain/fact.ts';
import { tellFact } from '#server/features/characters/tell-fact.ts';
import { undo as operation } from '#contract/play/characters.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { appliedRolls, checkMessages, passages } from '#server/features/chat/index.ts';
import { allowed } from '#server/features/characters/change-character.ts';
import { findCharacterAccess } from '#server/features/characters/character-access.ts';
import { bringCharacterBack, isCharacterDamaged, lockCharacters, saveCharacter } from '#server/features/characters/characters.store.ts';
import { findGifts, saveGift } from '#server/features/characters/gifts.store.ts';
import type { GiftRecord } from '#domain/character/gifts/gift-record.ts';
import { settled } from '#domain/character/effects/over-by-clock.ts';
import { withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { withoutHomebrew } from '#domain/character/with-homebrew.ts';
import { withItems } from '#server/features/characters/item-effects.ts';
import { once } from '#server/features/characters/change-once.ts';
import { findSheetVersion } from '#server/features/characters/versions.store.ts';

export const undo = command(operation, {
  may: policies['characters.undo'],
  find: findCharacterAccess,
  run: async ({ tx, actor, subject, input: { campaignId, characterId, id, position } }) => {
    const person = personOf(actor);
    // Before the sheets, in the order in which a press on a card holds both.
    const cards = await checkMessages.holdChecksAbout(tx, campaignId, position);
    const given = await appliedRolls.holdAppliedBy(tx, campaignId, position);
    const told = await passages.holdToldChange(tx, campaignId, position);
    const place = { characterId, fightId: null };
    const gift = (await findGifts(tx.sql, campaignId, [position])).get(position);
    const sheets = gift ? [gift.giver.characterId, gift.receiver.characterId] : [characterId];
    const held = await lockCharacters(tx.sql, campaignId, sheets);
    if (await isCharacterDamaged(tx.sql, campaignId, characterId)) {
      const character = await bringCharacterBack(tx, campaignId, characterId, { id: person.id, name: person.name });
      if (!character) throw new Refusal('stored.gone');
      return { character, sentences: [tellFact(recordFact('broughtBack'))], rolls: [], position: null };
    }
    const existing = held.get(characterId);
    if (!existing) throw new Refusal('character.noSuchChange');
    return once(tx, { campaignId, characterId, requestedBy: person.id, id }, { character: existing }, async () => {
      appliedRolls.refuseGivingTwice(given, place, position);
      if (cards.some(({ check }) => wouldDealTwice(check, characterId, position))) throw new Refusal('check.takenAgain');
      if (gift) return takeGiftBack(tx, { person, isLeader: isDm(subject.seat), campaignId, characterId }, held, gift);
      const { character, facts } = await undone(tx, held, campaignId, { characterId, position });
      const freeing = isDm(subject.seat) ? null : refuseFreeing(existing, character);
      if (freeing) allowed(freeing);
      const written = await saveCharacter(tx, character, { by: { id: person.id, name: person.name }, summary: facts, before: existing });
      for (const { messageId, check } of cards) {
        const now = afterUndo(check, { characterId, position, by: written });
        if (now !== check) await checkMessages.changeCheck(tx, messageId, now, dungeonMasterTopics(subject));
      }
      await appliedRolls.takeBack(tx, given, place, { position, by: written });
      await passages.takeChangeBack(tx, told, { position, by: written });
      return { character, facts, rolls: [], position: written };
    });
  },
});

async function undone(
  tx: Tx,
  held: Map<string, Character>,
  campaignId: string,
  { characterId, position }: { characterId: string; position: number },
): Promise<Undone> {
  const now = held.get(characterId);
  const version = await findSheetVersion(tx.sql, { campaignId, characterId }, position);
  if (!now || !version?.after) throw new Refusal('character.noSuchChange');
  // What is over by the clock is over in each of them, or nothing after it could be taken back.
  const [after, summary] = [settled(version.after, tx.now), version.summary];
  const before = version.before && { ...(after.pastEffects && { pastEffects: [] }), ...settled(version.before, tx.now) };
  const { character, facts } = allowed(undoOn(withoutHomebrew(withoutItemEffects(now)), { before, after, summary }));
  return { character: await withItems(tx.sql, character), facts };
}

interface Taking {
  person: Person;
  isLeader: boolean;
  campaignId: string;
  characterId: string;
}

/** Takes a gift back on both sheets; only for whoever has it now, and DMs. */
async function takeGiftBack(
  tx: Tx,
  { person, isLeader, campaignId, characterId }: Taking,
  held: Map<string, Character>,
  { giver, receiver }: GiftRecord,
) {
  const by = { id: person.id, name: person.name };
  if (!isLeader && held.get(receiver.characterId)?.userId !== person.id) throw new Refusal('character.giverCannotTakeBack');
  const without = await undone(tx, held, campaignId, receiver);
  const again = await undone(tx, held, campaignId, giver);
  const lost = await saveCharacter(tx, without.character, { by, summary: without.facts, before: held.get(receiver.characterId) });
  const gained = await saveCharacter(tx, again.character, { by, summary: again.facts, before: held.get(giver.characterId) });
  // What goes back is a gift in the other direction.
  const back = { giver: { ...receiver, position: lost }, receiver: { ...giver, position: gained } };
  await saveGift(tx, campaignId, back, by);
  const mine = characterId === giver.characterId ? { ...again, position: gained } : { ...without, position: lost };
  return { ...mine, rolls: [] };
}
