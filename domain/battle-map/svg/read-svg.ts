import { pointsPerCell } from '#domain/battle-map/stamps/drawing.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { limits } from '#domain/limits/limits.ts';
import { after, growthOf, matrixOf, numbersIn, unmoved } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import { movedSteps, pathText, stepsOf } from './path-data.ts';
import type { PathStep } from './path-data.ts';
import { colourOf, gradientsIn } from './svg-colour.ts';
import { elementsOf } from './svg-elements.ts';
import type { SvgElement } from './svg-elements.ts';
import { lostOfElement } from './svg-lost.ts';
import type { SvgLost } from './svg-lost.ts';

/** What is drawn by an SVG, as a stamp without its name; or why it makes none. */
export type ReadSvg =
  | { ok: true; drawing: Pick<OwnDrawing, 'width' | 'height' | 'shapes'>; lost: SvgLost[] }
  | { ok: false; problem: string };

/** One area or line, in the places of the file. */
interface Drawn {
  steps: PathStep[];
  fill: string | null;
  line: string | null;
  thick: number;
}

/** What is handed on from an element to those in it. */
interface Look {
  fill: string;
  stroke: string;
  'stroke-width': string;
}

const refuse = (problem: string): ReadSvg => ({ ok: false, problem });

/**
 * Makes a stamp of an SVG: its areas and lines, with their colours, in the places where they lie. Nothing else of the file is
 * taken over, be it scripts, links, pictures, words or filters; what of that shows is told. Its longer side is so many cells long.
 */
export function readSvg(svg: string, cells: number): ReadSvg {
  if (svg.length > limits.svgLength) return refuse('This file is too large for a stamp.');
  const root = elementsOf(svg);
  if (root === null) return refuse('This file cannot be read as an SVG picture, or it has too many parts.');
  const found: Drawn[] = [];
  const lost = new Set<SvgLost>();
  gather(root, { fill: 'black', stroke: 'none', 'stroke-width': '1' }, unmoved, { gradients: gradientsIn(svg), found, lost });
  if (found.length === 0) return refuse('Nothing in this file can be drawn: a stamp is made of its areas and lines.');
  if (found.length > limits.ownStampShapes)
    return refuse(`This drawing has ${found.length} areas and lines. A stamp has at most ${limits.ownStampShapes}.`);
  return fitted(found, cells, [...lost]);
}

const containers = new Set(['svg', 'g', 'a', 'switch']);

/** What was gathered of a file so far. */
interface Gathered {
  gradients: ReadonlyMap<string, string>;
  found: Drawn[];
  /** What shows in the file and is not taken over. */
  lost: Set<SvgLost>;
}

function gather(element: SvgElement, before: Look, moved: Matrix, into: Gathered): void {
  const { gradients, found, lost } = into;
  const said = (name: string) => element.attributes.get(name);
  if (said('display') === 'none' || said('visibility') === 'hidden' || said('opacity') === '0') return;
  for (const each of lostOfElement(element)) lost.add(each);
  const look = {
    fill: said('fill') ?? before.fill,
    stroke: said('stroke') ?? before.stroke,
    'stroke-width': said('stroke-width') ?? before['stroke-width'],
  };
  const matrix = after(moved, matrixOf(said('transform') ?? ''));
  if (containers.has(element.name)) {
    for (const child of element.children) gather(child, look, matrix, into);
    return;
  }
  const steps = movedSteps(stepsOf(pathOf(element)), matrix);
  if (steps.length < 2 || steps.some(({ dots }) => dots.some((dot) => !dot.every(Number.isFinite)))) return;
  const colour = (what: 'fill' | 'stroke') => (said(`${what}-opacity`) === '0' ? null : colourOf(look[what], gradients));
  const [fill, line] = [element.name === 'line' ? null : colour('fill'), colour('stroke')];
  const [width = 1] = numbersIn(look['stroke-width']);
  if (fill !== null || line !== null) found.push({ steps, fill, line: width === 0 ? null : line, thick: width * growthOf(matrix) });
}

/** What an element draws, as the data of a path; empty for what draws nothing. */
function pathOf({ name, attributes }: SvgElement): string {
  const number = (key: string) => numbersIn(attributes.get(key) ?? '')[0] ?? 0;
  const oval = (rx: number, ry: number) => {
    const [cx, cy] = [number('cx'), number('cy')];
    return rx > 0 && ry > 0 ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z` : '';
  };
  if (name === 'path') return attributes.get('d') ?? '';
  if (name === 'circle') return oval(number('r'), number('r'));
  if (name === 'ellipse') return oval(number('rx'), number('ry'));
  if (name === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (name === 'rect') return boxOf(number, attributes);
  if (name !== 'polygon' && name !== 'polyline') return '';
  const [x = 0, y = 0, ...rest] = numbersIn(attributes.get('points') ?? '');
  return rest.length < 2 ? '' : `M${x} ${y}L${rest.join(' ')}${name === 'polygon' ? 'Z' : ''}`;
}

function boxOf(number: (key: string) => number, attributes: SvgElement['attributes']): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  if (width <= 0 || height <= 0) return '';
  const rx = Math.min(width / 2, attributes.has('rx') ? number('rx') : number('ry'));
  const ry = Math.min(height / 2, attributes.has('ry') ? number('ry') : number('rx'));
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`;
}

/** Lays what was found into a box of its own, its longer side so many cells long. */
function fitted(found: readonly Drawn[], cells: number, lost: SvgLost[]): ReadSvg {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { steps, line, thick } of found) {
    const beside = line === null ? 0 : thick / 2;
    for (const { dots } of steps)
      for (const [x, y] of dots) {
        [left, top] = [Math.min(left, x - beside), Math.min(top, y - beside)];
        [right, bottom] = [Math.max(right, x + beside), Math.max(bottom, y + beside)];
      }
  }
  const longer = Math.max(right - left, bottom - top);
  if (!(longer > 0)) return refuse('Nothing in this file can be drawn: a stamp is made of its areas and lines.');
  const grow = (cells * pointsPerCell) / longer;
  const into: Matrix = [grow, 0, 0, grow, -left * grow, -top * grow];
  const side = (length: number) => Math.min(cells, Math.max(limits.ownStampCellsLeast, Math.round((length / longer) * cells * 100) / 100));
  for (const places of [1, 0]) {
    const shapes = found.map(({ steps, fill, line, thick }) => ({
      d: pathText(movedSteps(steps, into), places),
      ...(fill !== null && { fill }),
      ...(line !== null && { line, thick: Math.min(100, Math.max(0.1, Math.round(thick * grow * 10) / 10)) }),
    }));
    if (shapes.reduce((sum, { d }) => sum + d.length, 0) > limits.ownStampPathLength) continue;
    return { ok: true, drawing: { width: side(right - left), height: side(bottom - top), shapes }, lost };
  }
  return refuse('This drawing has too many lines for a stamp. Make it simpler, and try again.');
}
