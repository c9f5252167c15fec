import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/dice/dice.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { seenDice } from './seen-dice.ts';

export const get = query(operation, {
  may: policies['dice.get'],
  find: findAccess,
  run: ({ sql, actor, subject }) => seenDice(sql, actor, subject),
});
