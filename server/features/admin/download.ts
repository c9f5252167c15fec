import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { note } from './audited.ts';
import { findReauthentication } from '#server/features/auth/index.ts';
import type { Backups } from './backups/open-backups.ts';

/**
 * Answers GET /api/admin/backups/<name> with the file, to an administrator who has just confirmed who they are. HEAD asks
 * whether it would be given: a browser's download cannot ask for a password.
 */
export function downloadBackup(kernel: Kernel, backups: Backups) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, name] = /^\/api\/admin\/backups\/([^/?#]+)$/.exec(request.url ?? '') ?? [];
    const asks = request.method === 'HEAD';
    if (name === undefined || !(asks || request.method === 'GET')) return false;
    const { sql } = kernel.database;
    const caller = await kernel.identify(headersOf(request));
    permit(policies['admin.runBackup'], caller.actor, await findReauthentication({ ...caller, kernel, sql }));
    const path = await backups.pathOf(name);
    if (path === null) throw new Refusal('backup.notFound');
    if (!asks) await note(sql, { ...caller, kernel }, 'admin.downloadBackup', { about: `The backup ${name}` });
    const { size } = await stat(path);
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': size,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    });
    if (asks) {
      response.end();
      return true;
    }
    // A caller who hangs up half-way is no fault of ours.
    await pipeline(createReadStream(path), response).catch(() => response.destroy());
    return true;
  };
}
