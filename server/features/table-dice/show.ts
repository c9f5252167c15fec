import { policies } from '#domain/permissions/policies.ts';
import { show as operation } from '#contract/play/dice/dice.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceDice } from './change-dice.ts';
import { seenDice } from './seen-dice.ts';
import { endSecrets, openSecrets } from './table-dice.store.ts';

export const show = command(operation, {
  may: policies['dice.show'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId } }) => {
    const { sql, now } = tx;
    for (const isHidden of [false, true]) {
      const at = { campaignId, isHidden, now };
      await endSecrets(sql, at);
      await openSecrets(sql, at);
    }
    announceDice(tx, campaignId);
    return seenDice(sql, actor, subject);
  },
});
