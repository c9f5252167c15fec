import type { CheckResult } from '#domain/check/check.ts';
import { rollOfHero, withResult } from '#domain/check/roll-check.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { roll as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findCharacterAccess, sheets } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const roll = command(operation, {
  may: policies['checks.roll'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, messageId, characterId } }) => {
    const person = personOf(actor);
    const held = await checkMessages.holdCheck(tx, { userId: person.id, campaignId, messageId });
    const roller = held.check.rollers.find((each) => each.characterId === characterId);
    if (!roller) throw new Refusal('check.notAsked');
    // Pressed twice, or by the player and a Dungeon Master at once: what fell first stands.
    if (roller.hasRolled) return answerFor(actor, subject, held);
    if (held.check.isClosed) throw new Refusal('check.closed');
    const hero = await sheets.holdCharacter(tx, campaignId, characterId);
    const result = sheets.allowed(rollOfHero(held.check, roller, hero, kernel.dice));
    const check = withResult(held.check, characterId, hero.userId === person.id ? result : rolledBy(result, person.name), kernel.dice);
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});

/** What fell, with who rolled it for the player. */
function rolledBy({ roll: fell, failsBecause }: CheckResult, name: string): CheckResult {
  return { roll: fell && { ...fell, notes: [...(fell.notes ?? []), `Rolled by ${name}`] }, failsBecause };
}
