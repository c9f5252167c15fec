import { rollD20 } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { explainedRoll, parseDice, rollExpression, tellDiceRefusal } from '#domain/dice/expression/expression.ts';
import { audienceOf } from '#domain/chat/message-audience.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { sheetNumbersOf } from '#domain/character/rolls/sheet-numbers.ts';
import type { SheetNumbers } from '#domain/dice/sheet-references.ts';
import { roll as operation } from '#contract/play/chat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccess, findAccessOfMany } from '#server/features/campaigns/index.ts';
import { postMessage } from '#server/features/chat/index.ts';
import { listCharacters } from '#server/features/characters/characters.store.ts';

export const roll = command(operation, {
  may: policies['chat.roll'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { id, campaignId, dice, to }, kernel }) => {
    const { id: authorId, name: authorName } = personOf(actor);
    if (to.kind === 'player') {
      const [reader] = await findAccessOfMany(tx.sql, [{ userId: to.userId, campaignId }]);
      if (!reader?.seat) throw new Refusal('message.recipientUnknown');
    }
    // Only dice that name the sheet need it.
    const sheet = dice?.includes('@') ? await sheetOf(tx, campaignId, authorId) : null;
    const audience = audienceOf(to, authorId, subject.dms);
    const { result, what, isCut } = rollWritten(await tableDice(tx, kernel, campaignId, audience !== null), dice, sheet);
    const message = await postMessage(tx, {
      id,
      campaignId,
      authorId,
      authorName,
      role: 'system',
      content: `${authorName} rolls ${what}: ${result.total}${isCut ? '. The dice ran out before all had been rolled.' : ''}`,
      audience,
      rolls: [result],
      narration: null,
    });
    if (message.authorId !== authorId || message.campaignId !== campaignId) throw new Refusal('message.idTaken');
    return message;
  },
});

/** The numbers of the character that somebody plays; null for whoever plays none. */
async function sheetOf(tx: Tx, campaignId: string, userId: string): Promise<SheetNumbers | null> {
  const [hero] = await listCharacters(tx.sql, campaignId, { players: [userId] }, 1);
  return hero?.userId === userId ? sheetNumbersOf(hero) : null;
}

/** Rolls what is written, or a d20; refuses what cannot be read in the words of whoever reads dice. */
function rollWritten(dice: Dice, text: string | undefined, sheet: SheetNumbers | null): { result: Roll; what: string; isCut: boolean } {
  if (text === undefined) {
    return { result: rollD20(dice, { modifier: 0, advantage: 'none', label: 'd20', against: null }), what: 'a d20', isCut: false };
  }
  const parsed = parseDice(text, sheet);
  if (!parsed.ok) throw new Refusal('dice.unreadable', tellDiceRefusal(parsed.refused));
  const rolled = rollExpression(dice, parsed.value);
  const { label, text: written, cut } = rolled;
  return { result: explainedRoll(parsed.value, rolled), what: label ? `${written} (${label})` : written, isCut: cut };
}
