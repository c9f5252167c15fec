import type { Place } from '#domain/battle-map/grid.ts';
import { cellUnder, extentOf, middleOf } from '#domain/battle-map/grid.ts';
import { touches } from '#domain/battle-map/draw.ts';
import { cellByKey } from '#web/features/battle-map/data/cells.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isDragged, isSideTool } from './tool.ts';
import type { Tool } from './tool.ts';
import type { StrokeWork } from './use-stroke.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';

interface CellKeys {
  scene: Scene;
  tool: Tool;
  /** The part of the map in the middle of the frame, 0 to 1 each way. */
  view: Place;
  stroke: StrokeWork;
  /** What the keys do with the map itself; answers whether they did. */
  look: (event: KeyboardEvent) => boolean;
  onPress: (cell: number, place: Place) => void;
  onSide: (side: Pair) => void;
  onUndo: () => void;
  onRedo: () => void;
  onLeave: () => void;
}

/** The map by keys alone: with a tool in hand they move a mark over its cells, Enter presses it, and Shift with an arrow draws at that side. */
export function useCellKeys({ scene, tool, view, stroke, look, onPress, onSide, onUndo, onRedo, onLeave }: CellKeys) {
  const { grid } = scene;
  const [marked, setMarked] = useState<number | null>(null);
  const extent = extentOf(grid);
  const cell = marked ?? cellUnder(grid, { x: view.x * extent.x, y: view.y * extent.y }) ?? 0;
  const pointOf = (at: number) => {
    const { x, y } = middleOf(grid, at);
    return { x: x / extent.x, y: y / extent.y };
  };

  function press(at: number) {
    if (!isDragged(tool)) return onPress(at, middleOf(grid, at));
    const isOpen = stroke.isOpen();
    stroke.paint(pointOf(at));
    if (isOpen || tool === 'terrain') stroke.finish();
  }

  function marks(event: KeyboardEvent): boolean {
    const next = cellByKey(grid, cell, event.key);
    if (next !== null && event.shiftKey && isSideTool(tool)) {
      if (touches(grid, cell, next)) onSide(cell < next ? [cell, next] : [next, cell]);
    } else if (next !== null) {
      setMarked(next);
      if (stroke.isOpen()) stroke.paint(pointOf(next));
    } else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' || event.key === ' ') {
      setMarked(cell);
      if (!isSideTool(tool)) press(cell);
    } else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (event.key.toLowerCase() === 'y' || (event.shiftKey && event.key.toLowerCase() === 'z'))) onRedo();
    else if (isCommand && event.key.toLowerCase() === 'z') onUndo();
    else if (event.key === 'Escape' && tool === 'move') onLeave();
    else if (isCommand || (!(tool !== 'move' && marks(event)) && !look(event))) return;
    event.preventDefault();
  }
  return { cursor: tool === 'move' ? null : marked, onKeyDown, onBlur: () => setMarked(null) };
}
