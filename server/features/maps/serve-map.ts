import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '#domain/account/account.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { coveredPicture } from './fogged-pictures.ts';
import { coverFor, findMapFile } from './map-picture.ts';
import { findMarks } from './marks.ts';
import { findPicture } from './maps.store.ts';

/**
 * Shows a campaign's map at /api/campaigns/{id}/map to whoever has a seat: whole to those who lead and while no fog lies
 * over it, else with nothing in it of what is covered. Always as it is now, whatever version the address names; what a
 * browser has kept it asks about each time, so that a seat that was lost shows nothing more.
 */
export function serveMap(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaignId] = /^\/api\/campaigns\/([A-Za-z0-9_-]{1,64})\/map(?:\?|$)/.exec(request.url ?? '') ?? [];
    if (campaignId === undefined || request.method !== 'GET') return false;
    try {
      const { actor } = await kernel.identify(headersOf(request));
      await show(kernel, request, response, { actor, campaignId });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
    return true;
  };
}

async function show(
  { database: { sql }, files }: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  { actor, campaignId }: { actor: Actor; campaignId: string },
): Promise<void> {
  const access = await findAccess({ sql, actor, input: { campaignId } });
  permit(policies['maps.get'], actor, access);
  const { fog } = (await findMarks(sql, campaignId)).marks;
  const cover = coverFor(fog, isDm(access.seat));
  const file = await findMapFile(await findPicture(sql, campaignId), cover, files);
  if (!file) throw new Refusal('image.notFound');
  const covered = cover && (await coveredPicture(file, cover));
  const etag = `"${file.tag}${covered ? `-${covered.bytes.length}` : ''}"`;
  const headers = {
    'content-type': covered?.type ?? file.type,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag,
  };
  if (sendUnchanged(request, response, headers)) return;
  if (covered) {
    response.writeHead(200, headers).end(covered.bytes);
    return;
  }
  const content = await file.read();
  if (content === null) throw new Refusal('image.notFound');
  await pipeline(content, response.writeHead(200, headers)).catch(() => response.destroy());
}
