import { personOf, policies } from '#domain/permissions/policies.ts';
import { setFog as operation } from '#contract/play/maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { mark } from './marks.ts';
import { showMap } from './show-map.ts';

export const setFog = command(operation, {
  may: policies['maps.setFog'],
  find: findAccess,
  run: async ({ tx, input: { on }, ...viewer }) => {
    const marks = await mark(tx, viewer.subject, personOf(viewer.actor), (before) => ({
      marks: { ...before, fog: { ...before.fog, on } },
      what: on ? 'fogOn' : 'fogOff',
    }));
    return showMap(tx.sql, viewer, marks);
  },
});
