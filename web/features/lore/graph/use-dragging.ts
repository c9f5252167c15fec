import { useCallback, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { limits } from '#domain/limits/limits.ts';
import { pinched, pointAt } from './graph-viewport.ts';
import type { Viewport } from './graph-viewport.ts';
import type { Point } from './graph-layout.ts';

/** One pointer drags what is seen, two pinch it. */
export function useDragging(frame: RefObject<SVGSVGElement | null>, now: () => Viewport, look: (viewport: Viewport) => void) {
  const held = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  /** Whether the last press moved the picture, so that its click means nothing. */
  const wasDragged = useCallback(() => dragged.current, []);

  function drag({ pointerId, clientX, clientY }: PointerEvent) {
    const before = held.current.get(pointerId);
    if (before === undefined) return undefined;
    const other = [...held.current].find(([id]) => id !== pointerId)?.[1];
    const after = { x: clientX, y: clientY };
    if (!dragged.current && other === undefined && Math.hypot(after.x - before.x, after.y - before.y) < limits.dragPixels) return undefined;
    dragged.current = true;
    held.current.set(pointerId, after);
    const { x, y, zoom } = now();
    if (other === undefined) return look({ x: x - (after.x - before.x) / zoom, y: y - (after.y - before.y) / zoom, zoom });
    const box = frame.current?.getBoundingClientRect();
    const at = (place: Point) => pointAt(box, now(), place);
    return look(pinched(now(), [at(before), at(other)], [at(after), at(other)]));
  }

  const release = (event: PointerEvent) => void held.current.delete(event.pointerId);
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (held.current.size === 0) dragged.current = false;
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
  return { wasDragged, handlers };
}
