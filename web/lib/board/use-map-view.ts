import { useFrameSize } from '#web/lib/use-frame-size.ts';
import type { Size } from '#web/lib/use-frame-size.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { pictureZoom, dragged, fitted, held, pointAt, wholeMap, zoomed } from './map-view.ts';
import type { Point, View } from './map-view.ts';

/** Pixels that an arrow key moves the map, and what one press enlarges it by. */
const [STEP_PIXELS, NEARER] = [80, 1.4];

const arrows: Record<string, Point> = {
  ArrowLeft: { x: STEP_PIXELS, y: 0 },
  ArrowRight: { x: -STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: STEP_PIXELS },
  ArrowDown: { x: 0, y: -STEP_PIXELS },
};

/** What one sees of a map in its frame; wheel, keys and buttons change it. `nearestOf` says how much a map of a size can be enlarged. */
export function useMapView(nearestOf: (whole: Size) => number = () => pictureZoom) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<View>(wholeMap);
  const whole = fitted(picture, size);
  const nearest = nearestOf(whole);
  const view = held(chosen, size, whole, nearest);
  const latest = useRef({ view, size, whole, nearest });
  useLayoutEffect(() => void (latest.current = { view, size, whole, nearest }));
  const look = useCallback((change: (now: View, whole: Size, size: Size, nearest: number) => View) => {
    const { size: room, whole: full, nearest: most } = latest.current;
    setChosen((now) => held(change(held(now, room, full, most), full, room, most), room, full, most));
  }, []);
  const near = useCallback((factor: number, about?: Point) => look((now, _whole, _size, most) => zoomed(now, factor, about, most)), [look]);
  /** The point of the map under a place of the window. */
  const under = useCallback((clientX: number, clientY: number): Point => {
    const box = frame.current?.getBoundingClientRect();
    const { view: now, size: room, whole: full } = latest.current;
    return pointAt({ x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }, now, room, full);
  }, []);
  useEffect(() => {
    const element = frame.current;
    // React's own listener cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      near(Math.exp(-event.deltaY / 400), under(event.clientX, event.clientY));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [near, under]);
  const press = (event: KeyboardEvent): boolean => {
    const by = arrows[event.key];
    if (by) look((now, full) => dragged(now, by, full));
    else if (event.key === '+' || event.key === '=') near(NEARER);
    else if (event.key === '-') near(1 / NEARER);
    else if (event.key === '0') setChosen(wholeMap);
    else return false;
    event.preventDefault();
    return true;
  };
  return {
    frame,
    size,
    whole,
    view,
    look,
    under,
    press,
    setPicture,
    hasPicture: picture.width > 0,
    nearer: () => near(NEARER),
    further: () => near(1 / NEARER),
    showWhole: () => setChosen(wholeMap),
  };
}

export type MapSight = ReturnType<typeof useMapView>;
