import { everyone } from '#domain/permissions/audience.ts';
import { policies } from '#domain/permissions/policies.ts';
import { ofWorld as operation } from '#contract/worlds/rumours.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readLore } from '#server/features/lore/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import { toldRumours } from './told-rumours.ts';

export const ofWorld = query(operation, {
  may: policies['rumours.ofWorld'],
  find: findWorldAccess,
  run: async ({ sql, actor, input, subject }) => {
    const reader = readerOf(actor, subject);
    // A rumour goes from mouth to mouth: whoever does not build the world hears what everybody may read.
    const entries = await readLore(sql, input.worldId, reader.builds ? reader : everyone);
    return toldRumours({ worldId: input.worldId, entries, leads: reader.builds }, input);
  },
});
