import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '#domain/account/account.ts';
import { stillAir } from '#domain/battle-map/air.ts';
import { LaidSound } from '#domain/battle-map/sound/map-sound.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { answerUpload, receiveUpload } from '#server/kernel/http/receive-upload.ts';
import type { Upload } from '#server/kernel/http/receive-upload.ts';
import { servePictures } from '#server/kernel/http/serve-pictures.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findMap, lockMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { changeMap } from '#server/features/battle-maps/change-map.ts';
import type { OfMap } from '#server/features/battle-maps/pictures/table-pictures.store.ts';
import { keepTableSound } from './keep-table-sound.ts';
import { findTableSound } from './table-sounds.store.ts';

const address = /^\/api\/battle-map-sounds\/([A-Za-z0-9_-]{1,64})\/([a-f0-9-]{36})(?:\/([a-f0-9-]{36}))?$/;

/**
 * Takes the sound file of a battle map at /api/battle-map-sounds/{campaign}/{map} from those who lead, and lets whoever sees the map
 * hear it at the address below that names its version.
 */
export function serveSounds(kernel: Kernel) {
  const hear = servePictures('/api/battle-map-sounds/', async (request, url) => {
    const [, campaignId = '', mapId = '', version = ''] = address.exec(url) ?? [];
    const { actor } = await kernel.identify(headersOf(request));
    const { type, bytes } = await find(kernel, actor, { campaignId, mapId }, version);
    return { type, bytes, etag: `"${version}"` };
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, campaignId, mapId, version] = address.exec(request.url ?? '') ?? [];
    if (request.method !== 'POST') return hear(request, response);
    if (campaignId === undefined || mapId === undefined || version !== undefined) return false;
    await answerUpload(response, async () => {
      const { actor } = await kernel.identify(headersOf(request));
      const access = await findAccess({ sql: kernel.database.sql, actor, input: { campaignId } });
      permit(policies['battleMaps.laySound'], actor, access);
      kernel.brakes.use('battleMaps.laySound', { actor });
      return receiveUpload(request, (upload) => take(kernel, actor, { campaignId, mapId }, upload), battleMapLimits.soundBytes);
    });
    return true;
  };
}

/** The sound file of a map that whoever asks may see at this moment. */
async function find({ database: { sql } }: Kernel, actor: Actor, of: OfMap, version: string) {
  const { campaignId, mapId } = of;
  const access = await findAccess({ sql, actor, input: { campaignId } });
  permit(policies['battleMaps.get'], actor, access);
  const kept = await findMap(sql, campaignId, mapId);
  const sound = kept && (kept.isShown || isDm(access.seat)) ? await findTableSound(sql, of, version) : null;
  if (sound === null) throw new Refusal('battleMap.noSound');
  return sound;
}

async function take(kernel: Kernel, actor: Actor, of: OfMap, { path, size, name }: Upload): Promise<object> {
  const userId = personOf(actor).id;
  await kernel.storedBytes.permit(kernel.database.sql, userId, size);
  const bytes = await readFile(path);
  await transact(kernel, async (tx) => {
    permit(policies['battleMaps.laySound'], actor, await findAccess({ tx, actor, input: { campaignId: of.campaignId } }));
    const locked = await lockMap(tx.sql, of.campaignId, of.mapId);
    if (!locked) throw new Refusal('battleMap.notFound');
    const sound = await keepTableSound(kernel, tx.sql, of, { userId, name: nameOf(name), bytes });
    return changeMap(tx, { ...of, userId, locked }, ({ map }) => ({
      map: { ...map, ownSound: sound, air: { ...(map.air ?? stillAir), sound: 'own' } },
    }));
  });
  return {};
}

/** What a file is called without its ending, as far as it can be stored. */
function nameOf(fileName: string): string {
  const plain = fileName
    .replace(/\.[^.]*$/, '')
    .slice(0, battleMapLimits.nameLength)
    .trim();
  const name = LaidSound.shape.name.safeParse(plain);
  return name.success ? name.data : 'Sound';
}
