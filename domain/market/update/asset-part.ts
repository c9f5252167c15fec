import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { idOfKey, partKey } from './part-key.ts';
import type { Part } from './part.ts';

/** A random table as a part. Its dice and its rows are one field: they only go together. */
export const partOfTable = ({ id, name, ...rolled }: RandomTable): Part => ({
  key: partKey('table', id),
  kind: 'table',
  name,
  fields: { name, rolled },
});

/** The random table that a part tells. */
export const tableOfPart = ({ key, fields }: Part): RandomTable =>
  RandomTable.parse({ id: idOfKey(key), name: fields['name'], ...objectIn(fields['rolled']) });

/** A stamp as a part. What is drawn is one field: two drawings are not merged. */
export const partOfStamp = ({ id, name, ...drawing }: OwnDrawing): Part => ({
  key: partKey('stamp', id),
  kind: 'stamp',
  name,
  fields: { name, drawing },
});

/** The stamp that a part tells. */
export const stampOfPart = ({ key, fields }: Part): OwnDrawing =>
  OwnDrawing.parse({ id: idOfKey(key), name: fields['name'], ...objectIn(fields['drawing']) });

const objectIn = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
