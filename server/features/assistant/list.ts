import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/assistant.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { listLinesOf } from './assistant.store.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** Makes the operation for whoever answers at the time. */
export const list = (model: (settings: StoredSettings) => NarratorModel) =>
  query(operation, {
    may: policies['assistant.list'],
    find: findAccess,
    run: async ({ sql, actor, input: { campaignId } }) => {
      const messages = await listLinesOf(sql, personOf(actor).id, campaignId, limits.assistantPage);
      return { messages, label: model(await findSettings(sql)).label };
    },
  });
