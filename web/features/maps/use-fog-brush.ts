import { limits } from '#domain/limits/limits.ts';
import { brushedCells, cellAt, changedCells, withCells } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';
import { useRef, useState } from 'react';
import type { MapTool } from './map-tool.ts';
import type { Point } from '#web/lib/board/map-view.ts';

interface Stroke {
  cells: number[];
  on: boolean;
}

/** A brush that lifts fog or lays it. A stroke shows while it is drawn and is sent when it ends; the last ones can be taken back. */
export function useFogBrush(fog: Fog, tool: MapTool, radius: number, send: (stroke: Stroke) => void) {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const last = useRef<Point | null>(null);
  const cells = useRef<number[]>([]);
  const on = tool === 'reveal';

  function paint(point: Point) {
    cells.current = [...new Set([...cells.current, ...cellsBetween(last.current ?? point, point, fog, radius)])];
    last.current = point;
    setDrawn(cells.current);
  }

  function finish() {
    const stroke = { cells: changedCells(fog, cells.current, on), on };
    last.current = null;
    cells.current = [];
    setDrawn([]);
    apply(stroke);
  }

  function apply(stroke: Stroke) {
    if (stroke.cells.length === 0) return;
    setStrokes((before) => [...before.slice(1 - limits.fogStrokesRemembered), stroke]);
    send(stroke);
  }

  function undo() {
    const stroke = strokes.at(-1);
    if (!stroke) return;
    setStrokes(strokes.slice(0, -1));
    send({ cells: stroke.cells, on: !stroke.on });
  }

  return {
    shown: drawn.length === 0 ? fog : withCells(fog, drawn, on),
    paint,
    finish,
    undo,
    canUndo: strokes.length > 0,
    /** All of the map at once. */
    all: (reveal: boolean) => {
      const every = Array.from({ length: fog.columns * fog.rows }, (_, cell) => cell);
      apply({ cells: changedCells(fog, every, reveal), on: reveal });
    },
  };
}

export type FogBrush = ReturnType<typeof useFogBrush>;

/** The cells a brush passes on its way from one point to another. */
function cellsBetween(from: Point, to: Point, fog: Fog, radius: number): number[] {
  const steps = Math.ceil(Math.max(Math.abs(to.x - from.x) * fog.columns, Math.abs(to.y - from.y) * fog.rows) * 2);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const part = steps === 0 ? 1 : n / steps;
    return brushedCells(fog, cellAt(fog, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part), radius);
  }).flat();
}
