import type { IncomingMessage, ServerResponse } from 'node:http';
import { policies } from '#domain/permissions/policies.ts';
import type { WorldImport } from '#domain/world/import.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import { keepImport } from './keep-import.ts';
import { readImport } from './read-import.ts';

/**
 * Takes a file to POST /api/worlds/imports and makes a new world of it. Visitors are refused before anything is read; what
 * is refused leaves nothing behind.
 */
export function serveWorldImport(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (request.url !== '/api/worlds/imports' || request.method !== 'POST') return false;
    await answerUpload(response, () => take(kernel, request));
    return true;
  };
}

async function take(kernel: Kernel, request: IncomingMessage): Promise<WorldImport> {
  const { actor } = await kernel.identify(headersOf(request));
  permit(policies['worlds.import'], actor, null);
  kernel.brakes.use('worlds.import', { actor });
  return receiveUpload(request, async (upload) => keepImport(kernel, actor, await readImport(upload)));
}
