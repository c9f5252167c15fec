import { Id } from '#domain/ids.ts';
import { World, WorldCard } from '#domain/world.ts';
import { z } from 'zod';
import { query } from './operation.ts';

export const list = query('worlds.list', {
  summary: 'The worlds the asking person may look at: their own and the free template.',
  input: z.object({}),
  output: z.array(WorldCard),
});

export const get = query('worlds.get', { summary: 'One world with its lore.', input: z.object({ worldId: Id }), output: World });
