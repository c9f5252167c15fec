import { z } from 'zod';

const Words = z.array(z.string().min(1)).min(1);

/** What gives a world its colour: the parts of its names and the small things its sentences mention. */
export const Theme = z.object({
  name: z.string().min(1),
  /** Words of a prompt that call for it. */
  calls: Words,
  /** Beginnings and endings of names. */
  roots: Words,
  ends: Words,
  /** What places, callings, bodies, beasts, treasures and spells are named for. */
  marks: Words,
  tempers: Words,
  places: Words,
  callings: Words,
  bodies: Words,
  beasts: Words,
  epithets: Words,
  treasures: Words,
  workings: Words,
  events: Words,
  /** Told in passing: a material, weather, work, what is feared, what is given as a token. */
  stuff: Words,
  weather: Words,
  trade: Words,
  dread: Words,
  token: Words,
});
export type Theme = z.infer<typeof Theme>;
