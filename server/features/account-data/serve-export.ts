import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '#domain/refusals/refusals.ts';
import { sendRefusal } from '#server/kernel/http/http.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { headersOf, isOwnOrigin } from '#server/kernel/http/origin.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { writeExport } from './write-export.ts';

const PATH = '/api/account/export.zip';

/** Answers with everything that is kept of the person who asks, as a zip. Only our own pages may ask. */
export function serveExport(kernel: Kernel, hosts: Hosts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url !== PATH || request.method !== 'GET') return false;
    const { actor } = await kernel.identify(headersOf(request));
    if (!isOwnOrigin(request, hosts)) sendRefusal(response, new Refusal('auth.foreignOrigin'));
    else if (actor.kind !== 'person') sendRefusal(response, new Refusal('auth.required'));
    else {
      kernel.brakes.use('account.export', { actor });
      const day = kernel.now().toISOString().slice(0, 10);
      const open = () =>
        response.writeHead(200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="hearthlore-${day}.zip"`,
          'cache-control': 'no-store',
        });
      await writeExport(kernel, actor.id, open).catch((error: unknown) => {
        if (!response.headersSent) throw error;
        log.fault('An export broke off', error);
        response.destroy();
      });
    }
    return true;
  };
}
