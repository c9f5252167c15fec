import { withCells } from '#domain/maps/fog.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { reveal as operation } from '#contract/play/maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { mark } from './marks.ts';
import { showMap } from './show-map.ts';

export const reveal = command(operation, {
  may: policies['maps.reveal'],
  find: findAccess,
  run: async ({ tx, input: { cells, on }, ...viewer }) => {
    const marks = await mark(tx, viewer.subject, personOf(viewer.actor), (before) => ({
      marks: { ...before, fog: withCells(before.fog, cells, on) },
      what: on ? 'fogLifted' : 'fogLaid',
    }));
    return showMap(tx.sql, viewer, marks);
  },
});
