import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { addWords as operation } from '#contract/play/dice/dice.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceDice } from './change-dice.ts';
import { seenDice } from './seen-dice.ts';
import { addWordsTo, openSecrets } from './table-dice.store.ts';

export const addWords = command(operation, {
  may: policies['dice.addWords'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, words } }) => {
    const { sql, now } = tx;
    const at = { campaignId, now };
    for (const isHidden of [false, true]) await openSecrets(sql, { ...at, isHidden });
    if (!(await addWordsTo(sql, campaignId, words))) throw new Refusal('dice.wordsFull');
    announceDice(tx, campaignId);
    return seenDice(sql, actor, subject);
  },
});
