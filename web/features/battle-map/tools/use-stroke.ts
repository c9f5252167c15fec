import { areaCells, tokensIn } from '#domain/battle-map/area.ts';
import { feetBetween, middleOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { brushed, rectangle } from '#web/features/battle-map/data/cells.ts';
import { cellAtPoint, edgeUnder, placeAt } from '#web/features/battle-map/data/edges.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';
import type { Stroke } from '#web/features/battle-map/data/strokes.ts';
import type { Marks } from '#web/features/battle-map/paint/marks.ts';
import type { Lay } from '#web/features/battle-map/data/fight-area.ts';
import { useRef, useState } from 'react';
import { isSideTool } from './tool.ts';
import type { Tool, ToolSettings } from './tool.ts';

/** What a tool has passed since it was put down. */
interface Passed {
  tool: Tool;
  from: number;
  to: number;
  towards: Place;
  cells: number[];
  sides: Pair[];
}

interface StrokeInput {
  scene: Scene;
  tool: Tool;
  settings: ToolSettings;
  /** Lays an area of the fight, as far as it can lie there; null where none waits to be put. */
  lay: Lay | null;
  /** A stroke of a drawing tool has ended. */
  onDraw: (stroke: Stroke) => void;
}

/** One drag of a tool over the map: what it shows meanwhile, and what comes of it. Rulers and areas stay until the next. */
export function useStroke({ scene, tool, settings, lay, onDraw }: StrokeInput) {
  const { grid } = scene;
  const [shown, setShown] = useState<Passed | null>(null);
  const now = useRef<Passed | null>(null);
  const show = (passed: Passed | null) => {
    now.current = passed;
    setShown(passed);
  };

  function paint(point: Place) {
    const cell = cellAtPoint(grid, point);
    if (cell === null) return;
    const place = placeAt(grid, point);
    const before = now.current;
    const passed = before ?? { tool, from: cell, to: cell, towards: place, cells: [], sides: [] };
    const { cells, sides } = passedBetween(scene, tool, settings, before?.towards ?? place, place);
    show({ ...passed, to: cell, towards: place, cells: merged(passed.cells, cells), sides: mergedPairs(passed.sides, sides) });
  }

  function finish() {
    const passed = now.current;
    now.current = null;
    if (passed === null) return;
    if (tool === 'ruler' || tool === 'area') return;
    setShown(null);
    const stroke = strokeOf(scene, tool, settings, passed);
    if (stroke !== null) onDraw(stroke);
  }

  const kept = shown?.tool === tool ? shown : null;
  const put = kept && { origin: kept.from, towards: kept.towards };
  const placed = tool === 'area' && lay ? (lay.fixed ?? put) : null;
  const laid = placed && lay ? lay.at(placed) : null;
  const drawn = kept === null || tool !== 'area' || lay ? null : areaOf(scene, settings, kept);
  const area = placed ? (laid?.cells ?? []) : drawn;
  const inArea = laid ? scene.map.tokens.filter(({ id }) => laid.caught.some((each) => each.id === id)) : null;
  return {
    paint,
    finish,
    clear: () => show(null),
    /** By keys a stroke begins with one press and ends with the next. */
    isOpen: () => now.current !== null,
    middle: (cell: number): Place => middleOf(grid, cell),
    marks: { ...(kept === null ? areaMarks(area) : marksOf(scene, tool, settings, kept, area)), ...(laid && { beside: laid.beside }) },
    /** Those who stand in the area that is shown; null while none is. */
    inArea: area === null ? null : lay ? inArea : tokensIn(scene.ground, scene.map.tokens, area),
    /** Where the area of the fight was put, and whether it can lie there; null until it was. */
    placed: placed && { ...placed, isPossible: laid !== null },
    feet: kept !== null && tool === 'ruler' ? feetBetween(grid, kept.from, kept.to) : null,
  };
}

export type StrokeWork = ReturnType<typeof useStroke>;

const merged = (before: readonly number[], more: readonly number[]) => [...new Set([...before, ...more])];
const mergedPairs = (before: readonly Pair[], more: readonly Pair[]) => [
  ...new Map([...before, ...more].map((pair) => [pair.join(), pair])).values(),
];

function passedBetween({ grid }: Scene, tool: Tool, { radius }: ToolSettings, from: Place, to: Place): { cells: number[]; sides: Pair[] } {
  // A quick stroke is filled up in quarters of a cell.
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 4));
  const places = Array.from({ length: steps }, (_, n) => {
    const part = (n + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
  const cellAt = (place: Place) =>
    cellAtPoint(grid, { x: place.x / placeAt(grid, { x: 1, y: 1 }).x, y: place.y / placeAt(grid, { x: 1, y: 1 }).y });
  const cells = tool === 'terrain' || tool === 'erase' ? places.flatMap((place) => cellAt(place) ?? []) : [];
  return {
    cells:
      tool === 'terrain'
        ? merged(
            [],
            cells.flatMap((cell) => brushed(grid, cell, radius)),
          )
        : cells,
    sides: isSideTool(tool)
      ? places.flatMap((place) => {
          const side = edgeUnder(grid, place);
          return side === null ? [] : [side];
        })
      : [],
  };
}

function strokeOf({ grid }: Scene, tool: Tool, { terrain }: ToolSettings, { from, to, cells, sides }: Passed): Stroke | null {
  if (tool === 'terrain') return { kind: 'terrain', cells, terrain };
  if (tool === 'room') return { kind: 'room', cells: rectangle(grid, from, to) };
  if (tool === 'erase') return { kind: 'erase', sides, cells };
  return isSideTool(tool) ? { kind: tool, sides } : null;
}

function areaOf({ ground }: Scene, { shape, feet }: ToolSettings, { from, towards }: Passed): number[] {
  return areaCells(ground, { shape, feet }, from, towards);
}

const areaMarks = (area: number[] | null): Marks => (area === null ? {} : { cells: { cells: area, colour: 'ember' } });

function marksOf({ grid }: Scene, tool: Tool, { terrain }: ToolSettings, { from, to, cells, sides }: Passed, area: number[] | null): Marks {
  if (tool === 'terrain') return { brushed: { cells, terrain } };
  if (tool === 'room') return { cells: { cells: rectangle(grid, from, to), colour: 'candle' } };
  if (tool === 'ruler') return { ruler: { from, to, feet: feetBetween(grid, from, to) } };
  if (area !== null) return areaMarks(area);
  return isSideTool(tool) ? { sides: { sides, kind: tool } } : {};
}
