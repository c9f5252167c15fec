import { policies } from '#domain/permissions/policies.ts';
import { ofWorld as operation } from '#contract/play/encounters/encounters.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readLore } from '#server/features/lore/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import { namingLore } from './naming-lore.ts';

export const ofWorld = query(operation, {
  may: policies['encounters.ofWorld'],
  find: findWorldAccess,
  run: async ({ sql, actor, subject, input: { worldId } }) => ({
    lore: namingLore(await readLore(sql, worldId, readerOf(actor, subject)), []),
  }),
});
