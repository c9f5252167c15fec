import { extentOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import { terrainSigns, terrains } from '#domain/battle-map/terrain.ts';
import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { canvasBrush } from '#web/features/battle-map/paint/canvas-brush.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { maskOf } from '#web/features/battle-map/paint/masks.ts';
import { paintMap } from '#web/features/battle-map/paint/paint-map.ts';
import { sidesOf } from '#web/features/battle-map/paint/paint-walls.ts';
import { readPalette } from '#web/features/battle-map/paint/palette.ts';
import type { Palette } from '#web/features/battle-map/paint/palette.ts';
import { drawTexture, textureAt, textureCellPixels, textureSide, texturesOf } from '#web/features/battle-map/paint/textures.ts';
import { svgBrush } from './svg-brush.ts';
import { SvgInk, escaped } from './svg-ink.ts';

const { pictureCellPixels, picturePixels } = battleBoard;

/** How many pixels a cell of a map is wide on a picture: fewer where the map is so large that browsers would not draw it. */
export function pixelsPerCell(scene: Scene): number {
  const { x, y } = extentOf(scene.grid);
  return Math.max(1, Math.min(pictureCellPixels, Math.floor(Math.sqrt(picturePixels / (x * y)))));
}

/** The colours by day, as three numbers each: a picture is looked at on paper. */
function paperPalette(): Palette {
  const paper = document.createElement('div');
  paper.dataset['theme'] = 'light';
  document.body.append(paper);
  const dot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  const palette = readPalette(paper, (colour) => {
    if (dot === null) return colour;
    dot.fillStyle = colour;
    dot.fillRect(0, 0, 1, 1);
    const [red, green, blue] = dot.getImageData(0, 0, 1, 1).data;
    return `rgb(${red} ${green} ${blue})`;
  });
  paper.remove();
  return palette;
}

/** Everything that a picture is painted from, as many widths of a cell wide and high. */
function partsOf(scene: Scene, layers: Layers, { x, y }: Place = extentOf(scene.grid)) {
  const scale = pixelsPerCell(scene);
  const size = { width: Math.ceil(x * scale), height: Math.ceil(y * scale) };
  const colours = paperPalette();
  const mask = layers.lights ? maskOf(scene, colours) : null;
  const pen = { grid: scene.grid, scale, origin: { x: 0, y: 0 }, size, colours };
  return { pen, parts: { sides: sidesOf(scene), mask, layers } };
}

/** A map as a canvas, to be saved as PNG, as large as it is or else as is said; null where this browser draws none of its size. */
export function mapCanvas(
  scene: Scene,
  drawings: ReadonlyMap<string, AnyDrawing>,
  layers: Layers,
  extent?: Place,
): HTMLCanvasElement | null {
  const { pen, parts } = partsOf(scene, layers, extent);
  const canvas = Object.assign(document.createElement('canvas'), pen.size);
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  const textures = texturesOf(pen, terrains);
  paintMap({ ...pen, ctx }, scene, {
    ...parts,
    drawings,
    stampBrush: canvasBrush(),
    textureFor: (sign, at) => textureAt(textures, sign, at),
  });
  return canvas;
}

/** A map as the text of an SVG file, painted as on the board. */
export function mapSvg(scene: Scene, drawings: ReadonlyMap<string, AnyDrawing>, layers: Layers): string {
  const { pen, parts } = partsOf(scene, layers);
  const ink = new SvgInk();
  const ids = new Map<string, string>(terrains.map((terrain) => [terrainSigns[terrain], `ground-${terrain}`]));
  paintMap({ ...pen, ctx: ink }, scene, {
    ...parts,
    drawings,
    stampBrush: svgBrush(ink),
    textureFor: (sign) => (pen.scale < battleBoard.textureCellPixels || !ids.has(sign) ? null : `url(#${ids.get(sign)})`),
  });
  const patterns = terrains.map((terrain, n) => {
    const texture = new SvgInk();
    drawTexture(texture, terrain, n, pen.colours.ink);
    const part = pen.scale / textureCellPixels;
    const box = `width="${textureSide}" height="${textureSide}" patternUnits="userSpaceOnUse" patternTransform="scale(${part})"`;
    return `<pattern id="ground-${terrain}" ${box}>${texture.written()}</pattern>`;
  });
  const { width, height } = pen.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(scene.map.name)}</title>`,
    `<defs>${patterns.join('')}</defs>`,
    ink.written(),
    '</svg>',
    '',
  ].join('\n');
}
