import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/combat.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { seeCombat } from './see-combat.ts';

export const get = query(operation, {
  may: policies['combat.get'],
  find: findAccess,
  run: ({ sql, actor, subject }) => seeCombat(sql, actor, subject),
});
