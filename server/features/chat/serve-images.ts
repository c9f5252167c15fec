import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '#domain/account/account.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findImage } from '#server/features/chat-images/index.ts';
import { isReadable } from './message-changes.store.ts';

/**
 * Shows the pictures of the chat at /api/campaigns/{id}/images/{imageId} to those who may read the message each stands with.
 * What a browser has kept it asks about each time, so that a seat that was lost shows nothing more.
 */
export function serveImages(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaignId, imageId] = /^\/api\/campaigns\/([A-Za-z0-9_-]{1,64})\/images\/([a-f0-9-]{36})$/.exec(request.url ?? '') ?? [];
    if (campaignId === undefined || imageId === undefined || request.method !== 'GET') return false;
    try {
      const { actor } = await kernel.identify(headersOf(request));
      await show(kernel, request, response, { actor, campaignId, imageId });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
    return true;
  };
}

async function show(
  kernel: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  { actor, campaignId, imageId }: { actor: Actor; campaignId: string; imageId: string },
): Promise<void> {
  const { sql } = kernel.database;
  permit(policies['chat.list'], actor, await findAccess({ sql, actor, input: { campaignId } }));
  const image = await findImage(sql, campaignId, imageId);
  const { id } = personOf(actor);
  const maySee = image !== null && (image.messageId === null ? image.uploadedBy === id : await isReadable(sql, id, image.messageId));
  if (!maySee) throw new Refusal('image.notFound');
  const headers = {
    'content-type': image.type,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Kept by the browser of whoever may see it, which asks each time whether they still may; and by nobody on the way.
    'cache-control': 'private, no-cache',
    // The picture at an address never changes.
    etag: `"${imageId}"`,
  };
  if (sendUnchanged(request, response, headers)) return;
  const content = await kernel.files.read(image.path);
  if (content === null) {
    log.fault('A picture is not where it was put', new Error(image.path));
    throw new Refusal('image.notFound');
  }
  await pipeline(content, response.writeHead(200, headers)).catch(() => response.destroy());
}
