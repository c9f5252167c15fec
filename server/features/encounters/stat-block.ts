import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { statBlock as operation } from '#contract/play/encounters/encounters.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const statBlock = query(operation, {
  may: policies['encounters.statBlock'],
  find: noSubject,
  run: ({ input: { creatureId } }) => {
    const block = monsterOf(creatureId);
    if (!block) throw new Refusal('combat.monsterNotFound');
    return Promise.resolve(block);
  },
});
