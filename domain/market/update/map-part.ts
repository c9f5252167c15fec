import { Ground } from '#domain/battle-map/state.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import { idOfKey, partKey } from './part-key.ts';
import type { Part } from './part.ts';

/** A map as a part. What is drawn on it is one field: two maps are not merged. */
export const partOfMap = ({ id, ground }: DrawnMap): Part => ({
  key: partKey('map', id),
  kind: 'map',
  name: ground.name,
  fields: { ground },
});

/** The map that a part tells. */
export const mapOfPart = ({ key, fields }: Part): DrawnMap => ({ id: idOfKey(key), ground: Ground.parse(fields['ground']) });
