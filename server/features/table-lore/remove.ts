import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/play/table-lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockEntry } from './find-entry.ts';
import { dropEntry } from './keep-entry.ts';

export const remove = command(operation, {
  may: policies['tableLore.remove'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const { id, name } = personOf(actor);
    const entry = await lockEntry(tx.sql, input);
    if (!entry) throw new Refusal('tableLore.notFound');
    await dropEntry(tx, subject, { id, name }, entry);
    return {};
  },
});
