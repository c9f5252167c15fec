import { randomUUID } from 'node:crypto';
import type { Person } from '#domain/account/account.ts';
import { hasRolledSince } from '#domain/chat/rolled-since.ts';
import type { AskedCheck, CheckResult, CheckRoller } from '#domain/check/check.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { yes } from '#domain/result.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { askedOf } from '#domain/check/asked-of.ts';
import { answerOfHero, rollOfHero, rollOfHeroAgain, withResult } from '#domain/check/roll-check.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { roll as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAuraNear, findCharacterAccess, sheets } from '#server/features/characters/index.ts';
import { checkMessages, messageStore } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const roll = command(operation, {
  may: policies['checks.roll'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, messageId, characterId, inspired, answer } }) => {
    const person = personOf(actor);
    const held = await checkMessages.holdCheck(tx, { userId: person.id, campaignId, messageId });
    const roller = held.check.rollers.find((each) => each.characterId === characterId);
    if (!roller) throw new Refusal('check.notAsked');
    const dice = await tableDice(tx, kernel, campaignId, held.message.audience !== null);
    if (inspired || answer !== undefined) {
      const again = await changeResult({ tx, person, dice, campaignId, messageId }, held.check, roller, characterId, answer);
      return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, again, dungeonMasterTopics(subject)));
    }
    // Pressed twice, or by the player and a Dungeon Master at once: what fell first stands.
    if (roller.hasRolled) return answerFor(actor, subject, held);
    if (held.check.isClosed) throw new Refusal('check.closed');
    const hero = await sheets.holdCharacter(tx, campaignId, characterId);
    const near = askedOf(held.check, roller.side).kind === 'save' ? await findAuraNear(tx.sql, hero) : null;
    const result = sheets.allowed(rollOfHero(held.check, roller, hero, dice, { content: await contentOfFeatures(hero), near }));
    const shown = hero.userId === person.id ? result : rolledBy(result, person.name);
    const check = withResult(held.check, characterId, shown, tx.now, dice);
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});

interface Pressed {
  tx: Tx;
  person: Person;
  dice: Dice;
  campaignId: string;
  messageId: string;
}

/** Whether a hero has rolled since they rolled on a card. */
async function rolledSince({ tx, person, campaignId, messageId }: Pressed, characterId: string, at: string): Promise<boolean> {
  return hasRolledSince(await messageStore.listMessagesSince(tx.sql, person.id, campaignId, at), characterId, { messageId, at });
}

/** Spends Heroic Inspiration on what a hero has rolled, or answers it: the check as it stands then. The table reads what was spent. */
async function changeResult(pressed: Pressed, check: AskedCheck, roller: CheckRoller, characterId: string, key: string | undefined) {
  const { tx, person, dice, campaignId } = pressed;
  const fell: { result?: CheckResult } = {};
  const asked = { campaignId, characterId, id: randomUUID(), isAnnounced: true };
  const at = roller.rolledAt;
  await sheets.changeCharacter(tx, person, asked, async (hero) => {
    const hasRolled = key === undefined && at !== undefined && (await rolledSince(pressed, characterId, at));
    const again =
      key === undefined
        ? rollOfHeroAgain(check, roller, { hero, now: tx.now, hasRolledSince: hasRolled }, dice)
        : answerOfHero(check, roller, { hero, now: tx.now, key, content: await contentOfFeatures(hero) }, dice);
    if (!again.ok) return again;
    fell.result = again.value.result;
    return yes(again.value.step);
  });
  return fell.result ? withResult(check, characterId, fell.result, tx.now, dice) : check;
}

/** What fell, with who rolled it for the player. */
function rolledBy({ roll: fell, failsBecause }: CheckResult, name: string): CheckResult {
  return { roll: fell && { ...fell, notes: [...(fell.notes ?? []), `Rolled by ${name}`] }, failsBecause };
}
