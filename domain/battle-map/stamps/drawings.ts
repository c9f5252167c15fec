import { z } from 'zod';
import { drawingIdForm, pathForm, tones } from './drawing.ts';

const Cells = z.number().positive().max(12);

/** One area or line of a drawing. Its path has a hundred points along a cell. */
const Shape = z.object({
  d: z.string().regex(pathForm),
  /** What it is filled with; a line alone without. */
  fill: z.enum(tones).optional(),
  /** A finer line, of what is within. */
  thin: z.literal(true).optional(),
  /** No line around what is filled, so that pieces join. */
  bare: z.literal(true).optional(),
});

/** A drawing that can be laid on a map. */
export const Drawing = z.object({
  id: z.string().regex(drawingIdForm),
  name: z.string().min(1),
  /** How many cells it covers as it is. */
  width: Cells,
  height: Cells,
  shapes: z.array(Shape).min(1),
});
export type Drawing = z.infer<typeof Drawing>;

/** What a file of content/stamps holds. */
export const Drawings = z.array(Drawing).min(1);
