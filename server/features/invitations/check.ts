import { policies } from '#domain/policies.ts';
import { check as operation } from '#contract/invitations.ts';
import { nothing, query } from '#server/kernel/handle.ts';
import { findUsable } from './find-usable.ts';

export const check = query(operation, {
  may: policies['invitations.check'],
  find: nothing,
  run: async ({ sql, kernel, input: { code } }) => {
    const { campaignName, worldName, worldRole, createdBy } = await findUsable(sql, code, kernel.now());
    return { campaignName, worldName, worldRole, invitedBy: createdBy };
  },
});
