import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { removePin as operation } from '#contract/play/maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { mark } from './marks.ts';
import { showMap } from './show-map.ts';

export const removePin = command(operation, {
  may: policies['maps.removePin'],
  find: findAccess,
  run: async ({ tx, input: { pinId }, ...viewer }) => {
    const marks = await mark(tx, viewer.subject, personOf(viewer.actor), (before) => {
      const pins = before.pins.filter(({ id }) => id !== pinId);
      if (pins.length === before.pins.length) throw new Refusal('pin.notFound');
      return { marks: { ...before, pins }, what: 'pinRemoved' };
    });
    return showMap(tx.sql, viewer, marks);
  },
});
