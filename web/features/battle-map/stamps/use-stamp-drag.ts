import type { Grid } from '#domain/battle-map/grid.ts';
import type { Stamp } from '#domain/battle-map/state.ts';
import { liesOn, snapped } from '#domain/battle-map/stamps/stamp.ts';
import type { Snap } from '#domain/battle-map/stamps/stamp.ts';
import { limits } from '#domain/limits/limits.ts';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

interface DragEnds {
  onMoved: (stamp: Stamp) => void;
  /** It was pressed, and not dragged. */
  onPressed: (stamp: Stamp) => void;
}

/** A stamp under a pointer: where it is while it is dragged, and where it comes to lie. It is not dragged off the map. */
export function useStampDrag(grid: Grid, snap: Snap, { onMoved, onPressed }: DragEnds) {
  const [dragged, setDragged] = useState<Stamp | null>(null);
  const down = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  function end() {
    down.current = null;
    setDragged(null);
  }
  const handlersOf = (stamp: Stamp, scale: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.stopPropagation();
      wasDragged.current = false;
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (down.current === null) return;
      const [x, y] = [event.clientX - down.current.x, event.clientY - down.current.y];
      if (!wasDragged.current && Math.hypot(x, y) < limits.dragPixels) return;
      wasDragged.current = true;
      const place = snapped(grid, { x: stamp.x + x / scale, y: stamp.y + y / scale }, stamp, snap);
      if (liesOn(grid, place)) setDragged({ ...stamp, ...place });
    },
    onPointerUp: () => {
      if (dragged !== null && (dragged.x !== stamp.x || dragged.y !== stamp.y)) onMoved({ ...stamp, x: dragged.x, y: dragged.y });
      end();
    },
    onPointerCancel: end,
    onClick: () => {
      if (!wasDragged.current) onPressed(stamp);
      wasDragged.current = false;
    },
  });
  return { dragged, handlersOf };
}
