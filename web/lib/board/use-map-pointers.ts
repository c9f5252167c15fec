import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { limits } from '#domain/limits/limits.ts';
import { dragged, pinched } from './map-view.ts';
import type { Point } from './map-view.ts';
import type { MapSight } from './use-map-view.ts';

interface Strokes {
  /** Whether one pointer paints instead of moving the map. */
  paints: boolean;
  /** Points of the map that a stroke passes. */
  onPaint: (point: Point) => void;
  onStroke: () => void;
  /** A press on the map that did not move it. */
  onPress: (point: Point) => void;
  /** The map was held down for a while. */
  onHold?: (point: Point) => void;
  /** A point that is passed without a press. */
  onHover?: (point: Point) => void;
}

/** One pointer moves the map or paints on it, two always move and enlarge it. */
export function useMapPointers({ frame, look, under }: MapSight, { paints, onPaint, onStroke, onPress, onHold, onHover }: Strokes) {
  const down = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hold.current), []);
  const place = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (down.current.size === 0) moved.current = false;
    else moved.current = true;
    down.current.set(event.pointerId, place(event));
    clearTimeout(hold.current);
    if (down.current.size > 1) return;
    const { clientX, clientY } = event;
    if (paints) onPaint(under(clientX, clientY));
    else if (onHold) hold.current = setTimeout(() => heldDown(under(clientX, clientY)), limits.holdMilliseconds);
  }

  function heldDown(point: Point) {
    if (moved.current || down.current.size !== 1) return;
    // What is held is not pressed as well.
    moved.current = true;
    onHold?.(point);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = down.current.get(event.pointerId);
    if (before === undefined) return onHover?.(under(event.clientX, event.clientY));
    const after = place(event);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      look((now, whole, size, nearest) => pinched(now, [before, other], [after, other], size, whole, nearest));
    } else if (paints) {
      if (!moved.current) onPaint(under(event.clientX, event.clientY));
    } else {
      if (!moved.current && Math.hypot(after.x - before.x, after.y - before.y) < limits.dragPixels) return;
      moved.current = true;
      clearTimeout(hold.current);
      look((now, whole) => dragged(now, { x: after.x - before.x, y: after.y - before.y }, whole));
    }
    down.current.set(event.pointerId, after);
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    if (!down.current.delete(event.pointerId) || down.current.size > 0) return;
    clearTimeout(hold.current);
    if (paints) onStroke();
    else if (!moved.current && event.type === 'pointerup') onPress(under(event.clientX, event.clientY));
  }
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
