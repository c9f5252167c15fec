import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Id } from '#domain/ids.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { attachment } from '#server/kernel/http/attachment.ts';
import { headersOf, isOwnOrigin } from '#server/kernel/http/origin.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { gatherWorld } from './gather-world.ts';
import type { GatheredWorld } from './gather-world.ts';
import { packWorld } from './pack-world.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

/**
 * Answers GET /api/worlds/{worldId}/export with the world as a zip: everything for those who build it, what they may read
 * for others. HEAD asks whether it would be given. Only our own pages may ask.
 */
export function serveWorldExport(kernel: Kernel, hosts: Hosts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, worldId] = /^\/api\/worlds\/([^/?]+)\/export$/.exec(request.url ?? '') ?? [];
    const asks = request.method === 'HEAD';
    if (worldId === undefined || !(asks || request.method === 'GET')) return false;
    if (!isOwnOrigin(request, hosts)) throw new Refusal('auth.foreignOrigin');
    const { actor } = await kernel.identify(headersOf(request));
    const input = { worldId: Id.safeParse(worldId).data ?? '' };
    const access = await findWorldAccess({ sql: kernel.database.sql, actor, input });
    permit(policies['worlds.export'], actor, access);
    if (asks) response.writeHead(200, { 'content-type': 'application/zip', 'cache-control': 'no-store' }).end();
    else {
      kernel.brakes.use('worlds.export', { actor });
      await gatherWorld(kernel, input.worldId, readerOf(actor, access), (gathered) => send(response, gathered));
    }
    return true;
  };
}

async function send(response: ServerResponse, gathered: GatheredWorld): Promise<void> {
  await packWorld(gathered, async (path) => {
    const { size } = await stat(path);
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': size,
      ...attachment(gathered.world.name, 'world', 'zip'),
      'cache-control': 'no-store',
    });
    // A browser that goes away in the middle is nobody's fault.
    await pipeline(createReadStream(path), response).catch(() => response.destroy());
  });
}
