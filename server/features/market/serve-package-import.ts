import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import { countCopies, insertCopy } from './copies.store.ts';
import { keepPackage } from './package/keep-package.ts';
import { readPackage } from './package/read-package.ts';

/**
 * Takes the file of a package to POST /api/packages/imports, as something that the sender has got. Visitors are refused before
 * anything is read; what is refused leaves nothing behind.
 */
export function servePackageImport(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url !== '/api/packages/imports' || request.method !== 'POST') return false;
    await answerUpload(response, () => take(kernel, request));
    return true;
  };
}

async function take(kernel: Kernel, request: IncomingMessage): Promise<{ packageId: string; title: string }> {
  const { actor } = await kernel.identify(headersOf(request));
  permit(policies['market.import'], actor, null);
  kernel.brakes.use('market.import', { actor });
  const { id: ownerId } = personOf(actor);
  const { manifest, parts } = await receiveUpload(request, readPackage);
  const id = randomUUID();
  await transact(kernel, async (tx) => {
    await keepPackage(kernel, tx, { id, listingId: null, ownerId, manifest, parts });
    await insertCopy(tx.sql, { userId: ownerId, packageId: id, isBrought: true }, tx.now);
    if ((await countCopies(tx.sql, ownerId)) > limits.packagesGot) throw new Refusal('package.tooMany');
  }).catch(async (error: unknown) => {
    await kernel.files.removeFolder(`packages/${id}`);
    throw error;
  });
  return { packageId: id, title: manifest.title };
}
