import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { insertAuditLine } from './admin.store.ts';

/** Writes a line of the audit log for each table to which this server stops writes. */
export function noteDamage({ database, now }: Pick<Kernel, 'database' | 'now'>): void {
  database.damage.onStopped(({ table, message: text }) => {
    const line = {
      actorId: null,
      actorName: 'The server',
      action: 'server.stopWrites',
      about: `The table ${table}`,
      detail: { found: text },
    };
    insertAuditLine(database.sql, line, now()).catch((error: unknown) => log.fault('A damaged table could not be noted', error, { table }));
  });
}
