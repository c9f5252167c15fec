import { isOwnDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Tone } from '#domain/battle-map/stamps/drawing.ts';
import { stampWork } from '#domain/limits/battle-map-limits.ts';
import type { Stamp } from '#domain/battle-map/state.ts';
import type { Layers } from './layers.ts';
import type { Colour } from './palette.ts';
import { shows, toFrame } from './pen.ts';
import type { Pen } from './pen.ts';

/** How a drawing lies in the frame: where its middle is, how it is turned, and how many pixels a point of it is. */
export interface Laid {
  x: number;
  y: number;
  turn: number;
  across: number;
  down: number;
  drawing: AnyDrawing;
}

/** What draws areas along paths, and words. */
export interface StampBrush {
  drawing: (pen: Pen, laid: Laid, inks: readonly Ink[]) => void;
  text: (pen: Pen, stamp: Stamp) => void;
}

/** How one area or line of a drawing is drawn: filled with the colours, one over the other, and with a line around it or none. */
interface Ink {
  d: string;
  areas: readonly Fill[];
  line: (Fill & { width: number }) | null;
}

interface Fill {
  colour: string;
  alpha: number;
}

/** The colour of each tone, and what lies over it: ink, so that it stands out from ground of the same; or stone, so that it is not loud. */
export const toneColours: Readonly<Record<Tone, readonly [Colour, Colour, number]>> = {
  wood: ['ground-wood', 'ink', 0.14],
  stone: ['ground-floor', 'ink', 0.16],
  leaf: ['ground-grass', 'ink', 0.18],
  pine: ['ground-grass', 'sea', 0.26],
  water: ['ground-water', 'ink', 0],
  wine: ['wine', 'ground-floor', 0.4],
  gold: ['candle', 'ground-floor', 0.25],
  fire: ['ember', 'ground-floor', 0.1],
  paper: ['raised', 'ink', 0],
  dark: ['ground-shade', 'ink', 0.1],
  metal: ['ground-floor', 'ink', 0.34],
  sea: ['sea', 'ground-floor', 0.4],
  sand: ['ground-sand', 'ink', 0.06],
  rough: ['ground-rough', 'ink', 0.08],
};

/** How wide the lines of drawings are, in points of a cell of a hundred. */
export const linePoints = { usual: 5, thin: 2.5 } as const;

/** The stamps of which something shows, of the layers that are shown. */
export function stampsInView(pen: Pen, stamps: readonly Stamp[], layers: Layers): Stamp[] {
  return stamps.filter((stamp) => {
    const reach = (Math.hypot(stamp.width, stamp.height) / 2 + stamp.text.length) * pen.scale;
    return (layers.forDm || !stamp.forDm) && shows(pen, toFrame(pen, stamp), reach);
  });
}

/** Paints the drawing of a stamp; one that is not there leaves its place empty. */
export function paintDrawing(pen: Pen, stamp: Stamp, drawings: ReadonlyMap<string, AnyDrawing>, brush: StampBrush): void {
  const drawing = stamp.drawing === null ? undefined : drawings.get(stamp.drawing);
  if (drawing === undefined) return;
  const { x, y } = toFrame(pen, stamp);
  const part = (side: number, own: number) => (side * pen.scale) / (own * pointsPerCell);
  const covers = stamp.forDm ? stampWork.dmLayerPart : 1;
  const fills = (tone: Tone) => {
    const [colour, over, part] = toneColours[tone];
    return [{ colour: pen.colours[colour], alpha: covers }, ...(part === 0 ? [] : [{ colour: pen.colours[over], alpha: part * covers }])];
  };
  const laid = { x, y, turn: stamp.turn, across: part(stamp.width, drawing.width), down: part(stamp.height, drawing.height), drawing };
  brush.drawing(pen, laid, inksOf(drawing, fills, { colour: pen.colours['ground-wall'], covers }));
}

/** How a drawing is drawn: one that comes with the product in colours of the theme, a stamp of somebody's own in those that it has. */
function inksOf(drawing: AnyDrawing, fills: (tone: Tone) => Fill[], { colour, covers }: { colour: string; covers: number }): Ink[] {
  if (isOwnDrawing(drawing))
    return drawing.shapes.map(({ d, fill, line, thick = linePoints.thin }) => ({
      d,
      areas: fill === undefined ? [] : [{ colour: fill, alpha: covers }],
      line: line === undefined ? null : { colour: line, alpha: covers, width: thick },
    }));
  return drawing.shapes.map(({ d, fill, thin, bare }) => ({
    d,
    areas: fill === undefined ? [] : fills(fill),
    line: bare ? null : { colour, alpha: 1, width: thin ? linePoints.thin : linePoints.usual },
  }));
}

/** How high the letters of a text are on the board. */
export const lettersOf = ({ scale }: Pick<Pen, 'scale'>, { drawing, height }: Pick<Stamp, 'drawing' | 'height'>): number =>
  scale * (drawing === null ? height : 0.5) * 0.8;

/** How far below the middle of a stamp its text stands: under a drawing, and in the place of none. */
export const dropOf = ({ scale }: Pick<Pen, 'scale'>, { drawing, height }: Pick<Stamp, 'drawing' | 'height'>): number =>
  drawing === null ? 0 : (height / 2 + 0.25) * scale;
