import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { history as operation } from '#contract/play/table-lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { pastOf } from './find-entry.ts';

export const history = query(operation, {
  may: policies['tableLore.history'],
  find: findAccess,
  run: async ({ sql, input }) => {
    const past = await pastOf(sql, input);
    if (past.length === 0) throw new Refusal('tableLore.notFound');
    return past.map(({ position, createdAt, actorName, entry: { name, text, audience } }) => ({
      id: position,
      at: createdAt.toISOString(),
      by: actorName,
      name,
      text,
      audience,
    }));
  },
});
