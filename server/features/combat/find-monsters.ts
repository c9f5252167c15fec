import { policies } from '#domain/permissions/policies.ts';
import { findMonsters as rule } from '#domain/srd/monsters/monsters.ts';
import { findMonsters as operation } from '#contract/play/combat.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const findMonsters = query(operation, {
  may: policies['combat.findMonsters'],
  find: findAccess,
  run: ({ input: { offset, limit, ...asked } }) => {
    const found = rule(asked);
    return Promise.resolve({ monsters: found.slice(offset, offset + limit), total: found.length });
  },
});
