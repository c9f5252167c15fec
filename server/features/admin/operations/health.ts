import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { health as operation } from '#contract/accounts/admin.ts';
import { narratorUsage } from '#server/features/narrator/index.ts';
import { findSettings } from '#server/features/settings/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { measureDatabase } from '#server/features/admin/database-size.store.ts';
import {
  judgeBackups,
  judgeDatabase,
  judgeDisk,
  judgeFiles,
  judgeMail,
  judgeModel,
  judgeQueue,
  judgeTables,
} from '#server/features/admin/judge-health.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

/** Makes the operation. It asks no model, since that would cost money: what the last replies met with tells how it is. */
export const health = (services: AdminServices) =>
  adminQuery(operation, {
    may: policies['admin.health'],
    run: async ({ sql, kernel }) => {
      const now = kernel.now();
      const { damage } = kernel.database;
      const { isModel, label } = services.currentModel(await findSettings(sql));
      const output = [
        judgeDatabase({ ...(await measureDatabase(sql)), engine: kernel.database.engine }),
        judgeTables({ stopped: await damage.stopped(), elsewhere: damage.elsewhere, wayBack: () => services.backups.wayBack() }),
        judgeQueue(await narratorUsage.findQueue(sql), now),
        judgeModel(
          { isModel, label, endings: await narratorUsage.findRecentEndings(sql, narrationServerLimits.repliesJudgedForHealth) },
          now,
        ),
        judgeMail(kernel.mailer),
        judgeFiles(kernel.servers.files()),
        judgeDisk(await services.backups.freeBytes()),
        judgeBackups((await services.backups.list())[0] ?? null, now),
      ];
      const worst = output.filter(({ state }) => state !== 'good').map(({ name }) => name);
      return { output, about: 'The health of the server', detail: { notGood: worst } };
    },
  });
