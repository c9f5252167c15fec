import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Ground, MapId } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const OneMap = z.object({ mapId: MapId });

export const list = query('drawnMaps.list', {
  summary: 'The maps that the asking person keeps in their account, by name.',
  input: z.object({}),
  output: z
    .array(z.object({ id: z.string(), name: z.string(), columns: z.int().min(1), rows: z.int().min(1), updatedAt: z.iso.datetime() }))
    .max(battleMapLimits.mapsPerAccount),
});

export const get = query('drawnMaps.get', {
  summary: 'One of the maps that the asking person keeps, with the picture that lies under it.',
  input: OneMap,
  output: z.object({ id: z.string(), ground: Ground, picture: MapPicture.nullable() }),
});

export const save = command('drawnMaps.save', {
  summary: 'Keeps a map in the account of the asking person, in place of the one with its id. What lies outside of its grid is left out.',
  input: OneMap.extend({ ground: Ground }),
  output: z.object({}),
});

export const savePicture = command('drawnMaps.savePicture', {
  summary: 'Keeps the picture that lies under a map of the asking person, in place of the one before; with null there is none any more.',
  input: OneMap.extend({ picture: MapPicture.nullable() }),
  output: z.object({}),
});

export const remove = command('drawnMaps.remove', {
  summary: 'Removes a map from the account of the asking person.',
  input: OneMap,
  output: z.object({}),
});
