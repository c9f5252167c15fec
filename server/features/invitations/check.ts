import { policies } from '#domain/policies.ts';
import { check as operation } from '#contract/invitations.ts';
import { nothing, query } from '#server/kernel/handle.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { findUsable } from './find-usable.ts';

export const check = query(operation, {
  may: policies['invitations.check'],
  find: nothing,
  run: async ({ sql, kernel, input: { code } }) => {
    const { campaignId, campaignName, seat, worldName, worldRole, createdBy } = await findUsable(sql, code, kernel.now());
    const asks = campaignId !== null && (await findSettings(sql, campaignId)).entry === 'approve';
    return { campaignName, worldName, worldRole, seat: campaignId === null ? null : seat, asks, invitedBy: createdBy };
  },
});
