import { personOf, policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/accounts/drawn-maps.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteDrawnMap } from './drawn-maps.store.ts';

export const remove = command(operation, {
  may: policies['drawnMaps.remove'],
  find: noSubject,
  run: async ({ tx, actor, input: { mapId } }) => {
    await deleteDrawnMap(tx.sql, personOf(actor).id, mapId);
    return {};
  },
});
