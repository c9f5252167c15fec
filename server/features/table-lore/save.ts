import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { TableLore } from '#domain/world/lore/table-lore.ts';
import { writeTableLore } from '#domain/world/lore/table-lore-write.ts';
import { save as operation } from '#contract/play/table-lore.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import type { Actor } from '#domain/account/account.ts';
import { lockEntry, pastOf } from './find-entry.ts';
import type { OfEntry } from './find-entry.ts';
import { keepEntry } from './keep-entry.ts';
import { readWorldLore } from './read-effective-lore.ts';
import { loreRevisionOf } from './lore-revision.ts';
import { countTableLore } from './table-lore.store.ts';
import { selectEntry } from '#server/features/lore/index.ts';

export const save = command(operation, {
  may: policies['tableLore.save'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const { fields, seen } = input;
    const { id, name } = personOf(actor);
    const by = { id, name };
    const before = (await lockEntry(tx.sql, input)) ?? (await beginsAt(tx, actor, subject, input));
    if (before === null) {
      const begun = await keepEntry(tx, subject, by, null, { id: input.entryId, ...fields, others: [] });
      return { ...answerWith(begun), kept: false };
    }
    const base = seen === before.version ? before : await baseOf(tx.sql, input, seen);
    const written = writeTableLore(before, { fields, seen, base, by, at: tx.now.toISOString(), newId: randomUUID });
    const { kept, ...content } = written;
    const others = content.others.filter((other) => !input.resolves.includes(other.id));
    const after = { ...before, ...content, others };
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return { ...answerWith(isSame ? before : await keepEntry(tx, subject, by, before, after)), kept };
  },
});

function answerWith(entry: TableLore) {
  const { category, name, aliases, text, audience } = entry;
  return { revision: loreRevisionOf(entry), fields: { category, name, aliases, text, audience } };
}

/**
 * An entry that is not there begins; one that begins elsewhere just now is waited for. Whoever wrote upon one that was taken
 * out meanwhile is told so; what never was on the branch played now begins there. A version of an entry of the world is for those to write who may read that.
 */
async function beginsAt(tx: Tx, actor: Actor, table: TableAccess, which: OfEntry & { seen: string | null }): Promise<TableLore | null> {
  await documentStore.holdTable(tx.sql, which.campaignId);
  const twin = await lockEntry(tx.sql, which);
  if (twin !== null) return twin;
  if (which.seen !== null && (await pastOf(tx.sql, which)).length > 0) throw new Refusal('tableLore.removed');
  if ((await countTableLore(tx.sql, which.campaignId)) >= limits.tableLoreEntries) throw new Refusal('tableLore.tooMany');
  const isWorldly = (await selectEntry(tx.sql, table.worldId, which.entryId)) !== null;
  if (isWorldly && !(await readWorldLore(tx.sql, actor, table.worldId)).some(({ id }) => id === which.entryId)) {
    throw new Refusal('tableLore.notFound');
  }
  return null;
}

/** What an entry said at the version that somebody wrote upon; null when that is not known on the branch played now. */
async function baseOf(sql: Sql, which: OfEntry, seen: string | null): Promise<TableLore | null> {
  if (seen === null) return null;
  return (await pastOf(sql, which)).find(({ entry }) => entry.version === seen)?.entry ?? null;
}
