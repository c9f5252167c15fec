import { policies } from '#domain/permissions/policies.ts';
import { current as operation } from '#contract/play/narrator.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { findCurrent } from '#server/features/narrator/narrator.store.ts';
import { streamedText } from '#server/features/narrator/narration-stream.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** Makes the operation for whoever narrates at the time. */
export const current = (model: (settings: StoredSettings) => NarratorModel) =>
  query(operation, {
    may: policies['narrator.current'],
    find: findAccess,
    run: async ({ sql, input }) => {
      const { speaking, waiting, held } = await findCurrent(sql, input.campaignId);
      const { label } = model(await findSettings(sql));
      return { label, speaking: speaking && { ...speaking, text: streamedText(speaking.id) ?? speaking.text }, waiting, held };
    },
  });
