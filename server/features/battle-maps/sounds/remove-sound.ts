import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { removeSound as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { changeMap } from '#server/features/battle-maps/change-map.ts';
import { deleteTableSound } from './table-sounds.store.ts';

export const removeSound = command(operation, {
  may: policies['battleMaps.removeSound'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, mapId } }) => {
    const locked = await lockMap(tx.sql, campaignId, mapId);
    if (!locked) throw new Refusal('battleMap.notFound');
    await deleteTableSound(tx.sql, { campaignId, mapId });
    return changeMap(tx, { campaignId, mapId, userId: personOf(actor).id, locked }, ({ map: { air, ...map } }) => ({
      map: { ...map, ownSound: null, ...(air && { air: air.sound === 'own' ? { ...air, sound: 'none' } : air }) },
    }));
  },
});
