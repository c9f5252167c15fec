import { wholeGround } from '#domain/battle-map/draw.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/accounts/drawn-maps.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { writeDrawnMap } from './drawn-maps.store.ts';

export const save = command(operation, {
  may: policies['drawnMaps.save'],
  find: noSubject,
  run: async ({ tx, actor, input: { mapId, ground } }) => {
    const kept = { id: mapId, ground: wholeGround(ground) };
    const isKept = await writeDrawnMap(tx.sql, personOf(actor).id, kept, battleMapLimits.mapsPerAccount, tx.now);
    if (!isKept) throw new Refusal('drawnMap.tooMany');
    return {};
  },
});
