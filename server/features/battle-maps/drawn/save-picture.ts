import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { savePicture as operation } from '#contract/accounts/drawn-maps.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { findDrawnMap } from './drawn-maps.store.ts';
import { layPicture } from './lay-picture.ts';

export const savePicture = command(operation, {
  may: policies['drawnMaps.savePicture'],
  find: noSubject,
  run: async ({ tx, actor, kernel, input: { mapId, picture } }) => {
    const userId = personOf(actor).id;
    if ((await findDrawnMap(tx.sql, userId, mapId)) === null) throw new Refusal('drawnMap.notFound');
    await layPicture(kernel, tx, { userId, mapId, picture });
    return {};
  },
});
