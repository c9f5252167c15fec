import { buffer } from 'node:stream/consumers';
import { Id } from '#domain/ids.ts';
import { coverAddress, coverOf } from '#domain/market/manifest.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { servePictures } from '#server/kernel/http/serve-pictures.ts';
import { placeOf } from './package/keep-package.ts';
import { findShownPackage } from './packages.store.ts';

const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * Answers /covers/<package>/<picture> with the picture on the cover of a package: to everybody where it is offered, and else to those
 * who have got or published it and to administrators.
 */
export function serveCovers(kernel: Kernel) {
  return servePictures('/covers/', async (request, url) => {
    const { actor } = await kernel.identify(headersOf(request));
    const [, packageId] = /^\/covers\/([^/?]+)\/[0-9a-f]{32}$/.exec(url) ?? [];
    const viewer = actor.kind === 'person' ? { id: actor.id, isAdmin: actor.plan === 'ADMIN' } : { id: '', isAdmin: false };
    const found = await findShownPackage(kernel.database.sql, viewer, Id.safeParse(packageId).data ?? '');
    const cover = found && coverAddress(found.id, found.manifest) === url ? coverOf(found.manifest) : undefined;
    const stream = found && cover && (await kernel.files.read(placeOf(found.id, found.manifest.parts.indexOf(cover))));
    if (!stream) throw new Refusal('image.notFound');
    const type = types[cover.path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return { bytes: await buffer(stream), type, etag: `"${url.split('/').at(-1) ?? ''}"` };
  });
}
