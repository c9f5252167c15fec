import { ownDrawingIdForm } from './drawing.ts';
import type { Drawing } from './drawings.ts';
import type { OwnDrawing } from './own-drawing.ts';

/** A drawing that lies on a map: one that comes with the product, or a stamp of somebody's own. */
export type AnyDrawing = Drawing | OwnDrawing;

/** Whether a drawing is a stamp of somebody's own. */
export const isOwnDrawing = (drawing: AnyDrawing): drawing is OwnDrawing => ownDrawingIdForm.test(drawing.id);
