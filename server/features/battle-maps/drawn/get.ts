import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/accounts/drawn-maps.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findDrawnMap } from './drawn-maps.store.ts';
import { findMapPicture } from './map-pictures.store.ts';

export const get = query(operation, {
  may: policies['drawnMaps.get'],
  find: noSubject,
  run: async ({ sql, actor, input: { mapId } }) => {
    const userId = personOf(actor).id;
    const [ground, picture] = [await findDrawnMap(sql, userId, mapId), await findMapPicture(sql, userId, mapId)];
    if (ground === null) throw new Refusal('drawnMap.notFound');
    return { id: mapId, ground, picture };
  },
});
