import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { savePicture as operation } from '#contract/accounts/drawn-maps.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { findDrawnMap } from './drawn-maps.store.ts';
import { deleteMapPicture, writeMapPicture } from './map-pictures.store.ts';

const most = { bytes: battleMapLimits.pictureBytes, pixels: battleMapLimits.pictureDots };

export const savePicture = command(operation, {
  may: policies['drawnMaps.savePicture'],
  find: noSubject,
  run: async ({ tx, actor, kernel, input: { mapId, picture } }) => {
    const userId = personOf(actor).id;
    if ((await findDrawnMap(tx.sql, userId, mapId)) === null) throw new Refusal('drawnMap.notFound');
    // The one before gives its room back.
    await deleteMapPicture(tx.sql, userId, mapId);
    if (picture === null) return {};
    const { base64, x, y, width, height } = picture;
    // What its first bytes say counts, and not what it is called.
    const read = readPicture(base64, most);
    if (read === null) throw new Refusal('drawnMap.wrongPicture');
    await kernel.storedBytes.reserve(tx.sql, userId, read.bytes.length);
    await writeMapPicture(tx.sql, userId, mapId, { ...read, x, y, width, height });
    return {};
  },
});
