import { limits } from '#domain/limits/limits.ts';
import { withPin } from '#domain/maps/map.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { savePin as operation } from '#contract/play/maps.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { mark } from './marks.ts';
import { readableEntries, showMap } from './show-map.ts';

export const savePin = command(operation, {
  may: policies['maps.savePin'],
  find: findAccess,
  run: async ({ tx, input: { pin }, ...viewer }) => {
    const open = await readableEntries(tx.sql, viewer.actor, viewer.subject, [pin]);
    const marks = await mark(tx, viewer.subject, personOf(viewer.actor), (before) => {
      const known = before.pins.find(({ id }) => id === pin.id);
      // A link that stood there already may lead to what this DM cannot read; a new one may not.
      if (pin.entryId !== null && pin.entryId !== known?.entryId && !open.has(pin.entryId)) throw new Refusal('lore.notFound');
      const after = withPin(before, pin);
      if (after.pins.length > limits.pinsPerMap) throw new Refusal('pin.tooMany');
      return { marks: after, what: known ? 'pinChanged' : 'pinAdded' };
    });
    return showMap(tx.sql, viewer, marks);
  },
});
