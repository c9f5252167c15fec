import { randomUUID } from 'node:crypto';
import { takeAll, takenOf, withApplied } from '#domain/check/apply-damage.ts';
import { hasSucceeded } from '#domain/check/standing.ts';
import { openOf } from '#domain/check/damage-taken.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { apply as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import { findCharacterAccess, sheets } from '#server/features/characters/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const apply = command(operation, {
  may: policies['checks.apply'],
  find: findCharacterAccess,
  run: async ({ tx, actor, kernel, subject, input: { campaignId, messageId, characterId } }) => {
    const person = personOf(actor);
    const held = await checkMessages.holdCheck(tx, { userId: person.id, campaignId, messageId });
    const roller = held.check.rollers.find((each) => each.characterId === characterId);
    if (!roller) throw new Refusal('check.notAsked');
    // Pressed twice, or by the player and a Dungeon Master at once: it is taken once.
    if (roller.applied) return answerFor(actor, subject, held);
    const open = openOf(held.check, roller);
    if (open === null) throw new Refusal('check.noDamage');
    const { cause, isSecret } = held.check;
    const isMade = hasSucceeded(roller.result);
    // How a save went that only those who lead have read is not told.
    const save = cause === undefined || isSecret || isMade === null ? {} : { save: { what: cause.name, isMade } };
    const asked = { campaignId, characterId, id: randomUUID(), ...save };
    const dice = await tableDice(tx, kernel, campaignId, held.message.audience !== null);
    const { position } = await sheets.changeCharacter(tx, person, asked, (hero) => takeAll(hero, open, dice));
    const check = withApplied(held.check, characterId, takenOf(open, position));
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, check, dungeonMasterTopics(subject)));
  },
});
