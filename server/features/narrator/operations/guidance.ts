import { policies } from '#domain/permissions/policies.ts';
import { guidance as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { findGuidance } from '#server/features/narrator/guidance/guidance.store.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** Makes the operation for whoever narrates at the time. */
export const guidance = (model: (settings: StoredSettings) => NarratorModel) =>
  query(operation, {
    may: policies['narrator.guidance'],
    find: findAccess,
    run: async ({ sql, input: { campaignId } }) => {
      const { standing, next } = await findGuidance(sql, campaignId);
      return { standing, next: next?.text ?? '', isFollowed: model(await findSettings(sql)).isModel };
    },
  });
