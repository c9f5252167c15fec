import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { rolls as operation } from '#contract/play/dice/dice.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { ended, mayShowDice } from './seen-dice.ts';
import { findSecret, listRolls } from './table-dice.store.ts';

export const rolls = query(operation, {
  may: policies['dice.rolls'],
  find: findAccess,
  run: async ({ sql, actor, subject, input: { campaignId, secretId, from } }) => {
    const stored = await findSecret(sql, campaignId, secretId);
    const secret = stored && (mayShowDice(actor, subject) || !stored.isHidden) ? ended(stored) : null;
    if (!secret) throw new Refusal('dice.notShown');
    const found = await listRolls(sql, secretId, from);
    const last = found.at(-1);
    return {
      secret,
      rolls: found.map(({ rolledAt, ...roll }) => ({ ...roll, rolledAt: rolledAt.toISOString() })),
      next: last && last.number + 1 < secret.rolls ? last.number + 1 : null,
    };
  },
});
