import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/worlds/worlds.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { toCard } from '#server/features/world-library/to-world.ts';
import { listWorldsFor } from '#server/features/world-library/worlds.store.ts';

export const list = query(operation, {
  may: policies['worlds.list'],
  find: noSubject,
  run: async ({ sql, actor, input, kernel }) => {
    const { id } = personOf(actor);
    return (await listWorldsFor(sql, id, input)).map((row) => toCard(row, id, kernel));
  },
});
