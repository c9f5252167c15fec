import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Actor } from '#domain/account/account.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import type { MessageImage } from '#domain/chat/message.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { insertImage } from './images.store.ts';
import { refuseFull } from './keep-image.ts';
import { sniffPicture } from '#server/features/world-files/index.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import type { Upload } from '#server/kernel/http/receive-upload.ts';

const Alt = z.string().trim().min(1).max(limits.imageAltLength).refine(isWritable);
const Pixels = z.coerce.number().int().min(1).max(20_000);

/** Takes pictures for the chat at /api/campaigns/{id}/images, with `alt`, `width` and `height` beside the file. */
export function serveImageUpload(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaignId] = /^\/api\/campaigns\/([A-Za-z0-9_-]{1,64})\/images$/.exec(request.url ?? '') ?? [];
    if (campaignId === undefined || request.method !== 'POST') return false;
    await answerUpload(response, async () => {
      const { actor } = await kernel.identify(headersOf(request));
      return take(kernel, request, actor, campaignId);
    });
    return true;
  };
}

async function take(kernel: Kernel, request: IncomingMessage, actor: Actor, campaignId: string): Promise<MessageImage> {
  permit(policies['chat.upload'], actor, await findAccess({ sql: kernel.database.sql, actor, input: { campaignId } }));
  kernel.brakes.use('chat.upload', { actor });
  return receiveUpload(request, async ({ path: from, size, fields }) => {
    if (size > limits.imageBytes) throw new Refusal('image.tooLarge');
    const described = describe(fields);
    const { type, ending } = await sniffPicture(await readFile(from));
    const id = randomUUID();
    const path = `campaigns/${campaignId}/images/${id}.${ending}`;
    const uploadedBy = personOf(actor).id;
    await kernel.storedBytes.permit(kernel.database.sql, uploadedBy, size);
    await kernel.files.keep(path, from);
    try {
      await transact(kernel, async (tx) => {
        permit(policies['chat.upload'], actor, await findAccess({ tx, actor, input: { campaignId } }));
        await refuseFull(tx.sql, campaignId, size);
        await kernel.storedBytes.reserve(tx.sql, uploadedBy, size);
        await insertImage(tx.sql, { id, campaignId, uploadedBy, path, type, size, ...described }, tx.now);
      });
    } catch (error) {
      // Where nobody knows whether the row was written, it must not lack its file.
      if (unavailability(error) === null) await kernel.files.remove(path);
      throw error;
    }
    return { id, ...described };
  });
}

/** The words for those who do not see it, and the room it takes; refuses a picture without words. */
function describe(fields: Upload['fields']): Omit<MessageImage, 'id'> {
  const alt = Alt.safeParse(fields.get('alt') ?? '');
  if (!alt.success) throw new Refusal('image.altRequired');
  const sides = z.object({ width: Pixels, height: Pixels }).safeParse({ width: fields.get('width'), height: fields.get('height') });
  if (!sides.success) throw new Refusal('input.invalid');
  return { alt: alt.data, ...sides.data };
}
