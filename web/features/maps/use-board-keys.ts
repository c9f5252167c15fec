import type { Fog } from '#domain/maps/fog.ts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moveCursor } from './map-cursor.tsx';
import { isBrush } from './map-tool.ts';
import type { MapTool } from './map-tool.ts';
import type { Point, View } from '#web/lib/board/map-view.ts';

interface BoardKeys {
  tool: MapTool;
  fog: Fog;
  view: View;
  /** What the keys do while nothing is marked; answers whether they did. */
  look: (event: KeyboardEvent) => boolean;
  onPaint: (point: Point) => void;
  onStroke: () => void;
  onPlace: (point: Point) => void;
  onUndo: () => void;
  onLeaveTool: () => void;
}

/** The map by keys alone: they move it, or with a tool in hand a mark over its cells. */
export function useBoardKeys({ tool, fog, view, look, onPaint, onStroke, onPlace, onUndo, onLeaveTool }: BoardKeys) {
  const [cursor, setCursor] = useState<Point | null>(null);
  const isMarking = tool !== 'move';

  function marks(key: string): boolean {
    const next = moveCursor(key, cursor ?? view, fog);
    if (next) setCursor(next);
    else if (key === 'Escape') onLeaveTool();
    else if (key === 'Enter' || key === ' ') {
      const point = cursor ?? { x: view.x, y: view.y };
      setCursor(point);
      mark(point);
    } else return false;
    return true;
  }

  function mark(point: Point) {
    if (!isBrush(tool)) return onPlace(point);
    onPaint(point);
    onStroke();
  }

  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) onUndo();
    else if (!(isMarking && marks(event.key)) && !look(event)) return;
    event.preventDefault();
  }
  return { cursor: isMarking ? cursor : null, press, leave: () => setCursor(null) };
}
