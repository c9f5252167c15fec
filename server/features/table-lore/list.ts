import { tellsOf } from '#domain/world/lore/effective-lore.ts';
import { policies } from '#domain/permissions/policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { list as operation } from '#contract/play/table-lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { readBoth } from './read-effective-lore.ts';

export const list = query(operation, {
  may: policies['tableLore.list'],
  find: findAccess,
  run: async ({ sql, actor, input: { search }, subject }) => {
    const { here, own } = await readBoth(sql, actor, subject);
    const waiting = new Map(isDm(subject.seat) ? own.map(({ id, others }) => [id, others.length]) : []);
    return here
      .filter((entry) => search === '' || tellsOf(entry, search))
      .map(({ id, category, name, audience, origin }) => ({ id, category, name, audience, origin, waiting: waiting.get(id) ?? 0 }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  },
});
