import { numbersOf } from '#domain/combat/npc/profile-from-stat-block.ts';
import { policies } from '#domain/permissions/policies.ts';
import { findMonsters as rule } from '#domain/srd/monsters/monsters.ts';
import { findMonsters as operation } from '#contract/play/combat.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listOwnMonsters } from '#server/features/homebrew/index.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const findMonsters = query(operation, {
  may: policies['combat.findMonsters'],
  find: findAccess,
  run: async ({ sql, subject, input: { campaignId, offset, limit, id, ...asked } }) => {
    const own = await listOwnMonsters(sql, campaignId, subject);
    const found = rule(asked, own).filter((each) => id === undefined || each.id === id);
    const [only] = id === undefined ? [] : found;
    return {
      monsters: found.slice(offset, offset + limit),
      total: found.length,
      ...(only && { numbers: { away: numbersOf(only, false), home: numbersOf(only, true) } }),
    };
  },
});
