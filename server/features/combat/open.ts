import { personOf, policies } from '#domain/permissions/policies.ts';
import { open as operation } from '#contract/play/combat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/index.ts';
import { openFight } from './steps/open-fight.ts';
import { seeCombat } from './see-combat.ts';

export const open = command(operation, {
  may: policies['combat.open'],
  // Locked, so that of two who open a fight at once only one does.
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input, subject, kernel }) => {
    const { id, name } = personOf(actor);
    const settings = subject.settings();
    const fight = await openFight(tx, kernel, { ...input, settings, by: { id, name }, actor: id });
    return seeCombat(tx.sql, actor, subject, fight);
  },
});
