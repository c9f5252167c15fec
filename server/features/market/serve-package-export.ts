import type { IncomingMessage, ServerResponse } from 'node:http';
import { Id } from '#domain/ids.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { attachment } from '#server/kernel/http/attachment.ts';
import { headersOf, isOwnOrigin } from '#server/kernel/http/origin.ts';
import { packPackage } from './package/pack.ts';
import { partsOf } from './parts-of.ts';
import { findPackageOf } from './packages.store.ts';

/**
 * Answers GET /api/packages/{packageId}/export with a package as a file, for those who have got or published it. HEAD asks
 * whether it would be given. Only our own pages may ask.
 */
export function servePackageExport(kernel: Kernel, hosts: Hosts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, packageId] = /^\/api\/packages\/([^/?]+)\/export$/.exec(request.url ?? '') ?? [];
    const asks = request.method === 'HEAD';
    if (packageId === undefined || !(asks || request.method === 'GET')) return false;
    if (!isOwnOrigin(request, hosts)) throw new Refusal('auth.foreignOrigin');
    const { actor } = await kernel.identify(headersOf(request));
    permit(policies['market.export'], actor, null);
    const found = await findPackageOf(kernel.database.sql, personOf(actor).id, Id.safeParse(packageId).data ?? '');
    if (!found) throw new Refusal('package.notFound');
    const headers = { 'content-type': 'application/zip', 'cache-control': 'no-store' };
    if (asks) response.writeHead(200, headers).end();
    else {
      kernel.brakes.use('market.export', { actor });
      const bytes = packPackage(found.manifest, await partsOf(kernel, found));
      const named = attachment(`${found.manifest.title} ${found.manifest.version}`, 'package', 'zip');
      response.writeHead(200, { ...headers, ...named, 'content-length': bytes.length }).end(bytes);
    }
    return true;
  };
}
