import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { ownDrawingIdForm, pathForm } from './drawing.ts';

const Side = z.number().min(limits.ownStampCellsLeast).max(limits.ownStampCells);
const Colour = z.string().regex(/^#[\da-f]{6}$/);

/** An area or a line in colours of its own. Nothing of the file that it came from is left in it but this. */
const Shape = z.object({
  d: z.string().max(limits.ownStampPathLength).regex(pathForm),
  /** What it is filled with; a line alone without. */
  fill: Colour.optional(),
  /** What its line is drawn with, and how thick that is, in points of a cell of a hundred; without one it has no line. */
  line: Colour.optional(),
  thick: z.number().min(0.1).max(100).optional(),
});

/** A stamp of somebody's own. A map that it lies on holds it as well, so that it shows wherever the map goes. */
export const OwnDrawing = z.object({
  id: z.string().regex(ownDrawingIdForm),
  name: words(limits.ownStampNameLength).min(1, 'Please enter a name.'),
  /** How many cells it covers as it is. */
  width: Side,
  height: Side,
  shapes: z
    .array(Shape)
    .min(1)
    .max(limits.ownStampShapes)
    .refine((shapes) => shapes.reduce((sum, { d }) => sum + d.length, 0) <= limits.ownStampPathLength, 'This drawing has too many lines.'),
});
export type OwnDrawing = z.infer<typeof OwnDrawing>;
