import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { servePictures } from '#server/kernel/http/serve-pictures.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { drawnAt } from './drawn/drawn-at.ts';
import { pictureAt } from './portraits.ts';
import { findPicture } from './portraits.store.ts';

/** Answers /portraits/<campaign>/<character>/<picture> to those who have a seat at the table, and drawn ones to everybody. */
export function servePortraits(kernel: Kernel) {
  return servePictures('/portraits/', async (request, url) => {
    const drawn = drawnAt(url);
    if (drawn) return drawn;
    const name = pictureAt(url);
    if (!name) throw new Refusal('image.notFound');
    const { sql } = kernel.database;
    const { actor } = await kernel.identify(headersOf(request));
    permit(policies['characters.list'], actor, await findAccess({ sql, actor, input: name }));
    const picture = await findPicture(sql, name);
    if (!picture) throw new Refusal('image.notFound');
    return { ...picture, etag: `"${name.id}"` };
  });
}
