import { randomUUID } from 'node:crypto';
import { fightingDoor, profileFromDoor } from '#domain/battle-map/fight/doors.ts';
import { doorAt } from '#domain/battle-map/tokens.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { addDoor as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockCombat } from '#server/features/combat/combat-transaction.ts';
import { joinOnce } from '#server/features/combat/join-once.ts';
import { seeCombat } from '#server/features/combat/see-combat.ts';
import { heroOfPlayer } from '#server/features/combat/take-step.ts';
import { findFoughtMap } from './battlefield.ts';

export const addDoor = command(operation, {
  may: policies['combat.addDoor'],
  find: findAccess,
  run: async (call) => {
    const { tx, actor, subject, input } = call;
    const { campaignId, id = randomUUID(), mapId, between } = input;
    const [userId, leads] = [personOf(actor).id, isDm(subject.seat)];
    const transaction = await lockCombat(call, { leads });
    const { combat } = transaction.fight.entry;
    if (!leads && !heroOfPlayer(transaction, userId))
      throw new Refusal('combat.notYours', tellCombatRefusal(refuseCombat('notInFight', {})));
    const kept = await findFoughtMap(tx.sql, campaignId, combat);
    if (kept?.map.id !== mapId || !(kept.isShown || leads)) throw new Refusal('battleMap.notFound');
    // Players aim at doors that they know, and learn of no others.
    const { map } = await tableMap.lookAs(tx.sql, { campaignId, userId, leads }, kept);
    const door = map && doorAt(map, between) && doorAt(kept.map, between);
    if (!door) throw new Refusal('battleMap.noDoor');
    if (door.broken) throw new Refusal('battleMap.doorBroken');
    if (!fightingDoor(combat, mapId, door)) await joinOnce(transaction, [profileFromDoor(mapId, door, id)]);
    return seeCombat(tx.sql, actor, subject, transaction.fight);
  },
});
