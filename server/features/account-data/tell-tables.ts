import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { findReader } from '#server/features/plans/index.ts';
import { listTablesOf } from './tables-of.store.ts';
import type { TableOf } from './tables-of.store.ts';

interface Person {
  id: string;
  name: string;
}

/** Tells each table of a person that their account will be deleted at that time, or that it stays; where mail is set up, those whose campaign goes along get a mail. */
export async function tellTables(tx: Tx, kernel: Kernel, person: Person, deletesAt: Date | null): Promise<void> {
  const tables = await listTablesOf(tx.sql, person.id);
  for (const table of tables) await postSystemLine(tx, table.campaignId, lineFor(person.name, table, deletesAt));
  if (!kernel.mailer.configured) return;
  const owned = tables.filter(({ isOwner }) => isOwner);
  tx.afterCommit(
    () => void mailTables(kernel, person.name, owned, deletesAt).catch((cause: unknown) => log.fault('A mail was not sent', cause)),
  );
}

/** What stands at the table. */
function lineFor(name: string, { isOwner }: Pick<TableOf, 'isOwner'>, deletesAt: Date | null): string {
  if (deletesAt === null)
    return isOwner ? `${name} keeps their account, and this campaign stays.` : `${name} keeps their account and their seat.`;
  const day = deletesAt.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  if (!isOwner) return `${name} has asked for their account to be deleted. Their seat at this table goes with it on ${day}.`;
  return `${name}, who owns this campaign, has asked for their account to be deleted. The campaign goes with it on ${day}, unless it is handed over before.`;
}

async function mailTables({ mailer, database }: Kernel, name: string, tables: readonly TableOf[], deletesAt: Date | null): Promise<void> {
  for (const { campaign, others, isOwner } of tables) {
    for (const userId of others) {
      const reader = await findReader(database.sql, userId);
      if (!reader?.wants) continue;
      const subject = deletesAt === null ? `${campaign} stays` : `${campaign} will be deleted`;
      const parts = [`Hello ${reader.name},`, `About the campaign ${campaign}: ${lineFor(name, { isOwner }, deletesAt)}`];
      const keep = deletesAt === null ? [] : ['The export of your account, under Settings, holds its story as you may read it.'];
      const text = `${[...parts, ...keep, 'You can turn these emails off in your settings.'].join('\n\n')}\n`;
      await mailer.send({ to: reader.email, subject, text }).catch((cause: unknown) => log.fault('A mail was not sent', cause));
    }
  }
}
