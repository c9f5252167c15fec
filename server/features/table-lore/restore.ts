import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/play/table-lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { unlessDamaged } from '#server/kernel/database/stored.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { lockEntry, pastOf } from './find-entry.ts';
import { dropUnreadable, keepEntry } from './keep-entry.ts';

export const restore = command(operation, {
  may: policies['tableLore.restore'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const { id, name } = personOf(actor);
    await documentStore.holdTable(tx.sql, input.campaignId);
    const now = await unlessDamaged(lockEntry(tx.sql, input));
    if (now !== null && input.versionId === undefined) return {};
    const past = await pastOf(tx.sql, input);
    const last = now ?? past[0]?.entry;
    const wanted = input.versionId === undefined ? last : past.find(({ position }) => position === input.versionId)?.entry;
    if (!last && past.length === 0 && (await dropUnreadable(tx, input, { id, name }))) return {};
    if (!last || !wanted) throw new Refusal('tableLore.notFound');
    // Who reads it stays as it was last: going back to old words opens them to nobody.
    const { audience, others } = last;
    await keepEntry(tx, subject, { id, name }, now, { ...wanted, audience, others });
    return {};
  },
});
