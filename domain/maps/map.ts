import { z } from 'zod';
import { Id, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { isCovered, noFog } from './fog.ts';

const Part = z.number().min(0).max(1);

/** A place on a map: how far it lies from the left and from the top, 0 to 1. */
export const Pin = z.object({
  id: Id,
  x: Part,
  y: Part,
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(limits.pinNameLength, `A pin's name has at most ${limits.pinNameLength} characters.`)
    .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.'),
  /** The entry of the campaign's or its world's lore that it leads to. */
  entryId: Id.nullable(),
  audience: z.enum(['table', 'dm']),
});
export type Pin = z.infer<typeof Pin>;

export const Fog = z.object({
  on: z.boolean(),
  columns: z.int().min(1).max(200),
  rows: z.int().min(1).max(200),
  revealed: z.string().regex(/^[0-9a-f]*$/),
});

/** What a campaign has put on its world's map. */
export const MapMarks = z.object({ pins: z.array(Pin), fog: Fog });
export type MapMarks = z.infer<typeof MapMarks>;

export const unmarked: MapMarks = { pins: [], fog: noFog };

/** The pins that somebody may know of: who leads the table all, others those for the table that no fog covers. */
export function pinsFor({ pins, fog }: MapMarks, isGameMaster: boolean): Pin[] {
  return isGameMaster ? pins : pins.filter((pin) => pin.audience === 'table' && !isCovered(fog, pin));
}

/** The marks with a pin put in, or in the place of the one with its id. */
export function withPin(marks: MapMarks, pin: Pin): MapMarks {
  const at = marks.pins.findIndex(({ id }) => id === pin.id);
  return { ...marks, pins: at < 0 ? [...marks.pins, pin] : marks.pins.with(at, pin) };
}
