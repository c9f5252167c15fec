import { recordSheet } from '#domain/combat/log.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { addHeroes as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { keepEntry, recordStep } from './record-step.ts';
import { lockCombat } from './combat-transaction.ts';
import { seeCombat } from './see-combat.ts';
import { publishCombatResult } from './publish-combat-result.ts';

export const addHeroes = command(operation, {
  may: policies['combat.addHeroes'],
  find: findAccess,
  run: async (call) => {
    const { heroes } = call.input;
    const transaction = await lockCombat(call, { newcomers: heroes });
    for (const id of new Set(heroes)) {
      const character = transaction.characters.get(id);
      if (!character) throw new Refusal('character.notFound');
      await recordStep(transaction, transaction.actor, { name: 'join', profile: profileFromCharacter(character) });
      const followed = recordSheet([transaction.fight.entry], 'sheet', character);
      if (followed) await keepEntry(transaction, followed.entry, { dm: [], players: [] });
    }
    await publishCombatResult(transaction);
    return seeCombat(call.tx.sql, call.actor, call.subject, transaction.fight);
  },
});
