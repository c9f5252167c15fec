import { policies } from '#domain/policies.ts';
import { current as operation } from '#contract/narrator.ts';
import { query } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { findCurrent } from './narrator.store.ts';
import { toldSoFar } from './telling.ts';

/** Makes the operation for a narrator of this name. */
export const current = (label: string) =>
  query(operation, {
    may: policies['narrator.current'],
    find: findStanding,
    run: async ({ sql, input }) => {
      const { speaking, waiting } = await findCurrent(sql, input.campaignId);
      return { label, speaking: speaking && { ...speaking, text: toldSoFar(speaking.id) ?? speaking.text }, waiting };
    },
  });
