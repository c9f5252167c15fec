import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { copy as operation } from '#contract/play/battle-maps/battle-maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { documentStore } from '#server/features/campaign-documents/index.ts';
import { findMap } from './battle-maps.store.ts';
import { keepNew } from './keep-new.ts';
import { lookAt } from '#server/features/battle-maps/looks/looks.ts';
import { keepTablePicture } from './pictures/keep-table-picture.ts';
import { readTablePicture } from './pictures/table-pictures.store.ts';
import { keepTableSound } from './sounds/keep-table-sound.ts';
import { findTableSound } from './sounds/table-sounds.store.ts';
import { tellList } from './telling/tell-list.ts';
import { findViewer } from './viewers.ts';

export const copy = command(operation, {
  may: policies['battleMaps.copy'],
  find: findAccess,
  run: async ({ tx, actor, subject, kernel, input: { campaignId, mapId, copyId, name } }) => {
    const userId = personOf(actor).id;
    await documentStore.holdTable(tx.sql, campaignId);
    const kept = await findMap(tx.sql, campaignId, mapId);
    if (!kept) throw new Refusal('battleMap.notFound');
    const copied = await keepNew(tx, campaignId, { ...kept.map, id: copyId, name, picture: null, ownSound: null });
    const under = kept.map.picture && !copied.map.picture ? await readTablePicture(tx.sql, { campaignId, mapId }) : null;
    if (under) copied.map.picture = await keepTablePicture(kernel, tx.sql, { campaignId, mapId: copyId }, userId, under);
    const sound = kept.map.ownSound && !copied.map.ownSound ? await findTableSound(tx.sql, { campaignId, mapId }) : null;
    if (sound) copied.map.ownSound = await keepTableSound(kernel, tx.sql, { campaignId, mapId: copyId }, { ...sound, userId });
    await tellList(tx, subject);
    return lookAt(copied, await findViewer(tx.sql, campaignId, userId, true), '');
  },
});
