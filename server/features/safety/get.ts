import { personOf, policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/safety.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findAgreement } from './agreement.store.ts';
import { seen } from './seen.ts';

export const get = query(operation, {
  may: policies['safety.get'],
  find: findAccess,
  run: async ({ sql, actor, subject: { campaignId, seat } }) =>
    seen(await findAgreement(sql, campaignId), { userId: personOf(actor).id, seat }),
});
