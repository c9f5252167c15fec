import { previewOf } from '#domain/market/update/preview.ts';
import { personOf } from '#domain/permissions/policies.ts';
import { previewUpdate as operation } from '#contract/market/market.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { partsNow, planned, withUpdate } from '#server/features/market/update/prepare-update.ts';

/** Looks at an update without writing anything. */
export const previewUpdate = answer(operation, ({ kernel, actor }, input) =>
  withBudget('job', () =>
    withUpdate(kernel, actor, input, async (update) => {
      const { plan, seen } = planned(update, await partsNow(kernel.database.sql, personOf(actor).id, update.install, update.next.parts));
      return { ...previewOf(plan), from: update.install.version, to: update.found.manifest.version, seen };
    }),
  ),
);
