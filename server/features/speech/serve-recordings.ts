import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '#domain/account/account.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { log } from '#server/kernel/log.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { findRecording } from './recordings.store.ts';

/**
 * Plays recordings at /api/campaigns/{id}/recordings/{recordingId} to those who may read the reply at this moment. It makes
 * none: `speech.say` does.
 */
export function serveRecordings(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaignId, id] = /^\/api\/campaigns\/([A-Za-z0-9_-]{1,64})\/recordings\/([a-f0-9-]{36})$/.exec(request.url ?? '') ?? [];
    if (campaignId === undefined || id === undefined || request.method !== 'GET') return false;
    try {
      const { actor } = await kernel.identify(headersOf(request));
      await play(kernel, request, response, { actor, campaignId, id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
    return true;
  };
}

async function play(
  kernel: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  { actor, campaignId, id }: { actor: Actor; campaignId: string; id: string },
): Promise<void> {
  const { sql } = kernel.database;
  permit(policies['speech.say'], actor, await findAccess({ sql, actor, input: { campaignId } }));
  const recording = await findRecording(sql, campaignId, id);
  const asked = { userId: personOf(actor).id, campaignId, messageId: recording?.messageId ?? '' };
  const message = recording && (await messageStore.findMessageFor(sql, asked));
  if (recording === null || message === null) throw new Refusal('speech.notFound');
  const headers = {
    'content-type': recording.type,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Kept by the browser of whoever may hear it, which asks each time whether they still may; and by nobody on the way.
    'cache-control': 'private, no-cache',
    // What is at an address never changes.
    etag: `"${id}"`,
  };
  if (sendUnchanged(request, response, headers)) return;
  const content = await kernel.files.read(recording.path);
  if (content === null) {
    log.fault('A recording is not where it was put', new Error(recording.path));
    throw new Refusal('speech.notFound');
  }
  await pipeline(content, response.writeHead(200, headers)).catch(() => response.destroy());
}
