import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { layPicture as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockMap } from '#server/features/battle-maps/battle-maps.store.ts';
import { changeMap } from '#server/features/battle-maps/change-map.ts';
import { keepTablePicture, laidAnew } from './keep-table-picture.ts';
import { deleteTablePicture, writeTableFit } from './table-pictures.store.ts';

export const layPicture = command(operation, {
  may: policies['battleMaps.layPicture'],
  find: findAccess,
  run: async ({ tx, actor, kernel, input: { campaignId, mapId, change } }) => {
    const userId = personOf(actor).id;
    const before = await lockMap(tx.sql, campaignId, mapId);
    if (!before) throw new Refusal('battleMap.notFound');
    const of = { campaignId, mapId };
    const next = async () => {
      if (change.kind === 'laid') return keepTablePicture(kernel, tx.sql, of, userId, change.picture);
      if (change.kind === 'none') {
        await deleteTablePicture(tx.sql, of);
        return null;
      }
      const { picture } = before.map;
      if (!picture) throw new Refusal('battleMap.noPicture');
      const laid = laidAnew(change.fit, picture);
      await writeTableFit(tx.sql, of, laid);
      return laid;
    };
    const picture = await next();
    return changeMap(tx, { ...of, userId, locked: before }, ({ map }) => ({ map: { ...map, picture } }));
  },
});
