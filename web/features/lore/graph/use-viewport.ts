import { useFrameSize } from '#web/lib/use-frame-size.ts';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fitted, pointAt, turned, zoomed } from './graph-viewport.ts';
import type { Viewport } from './graph-viewport.ts';
import type { Point } from './graph-layout.ts';
import { useDragging } from './use-dragging.ts';

/** Milliseconds of rest after which names are set anew for the new distance. */
const REST_MILLISECONDS = 160;

/**
 * Looking at a picture: drag and pinch move and enlarge it, Ctrl and the wheel too. On a tall screen it is turned upright.
 * While it moves only the place of its `scene` changes; `zoom` follows once it rests.
 */
export function useViewport(points: ReadonlyMap<string, Point> | null) {
  const frame = useRef<SVGSVGElement>(null);
  const size = useFrameSize(frame);
  const isTall = size.height > size.width;
  const seen = useMemo(() => (isTall && points !== null ? turned(points) : points), [isTall, points]);
  const whole = useMemo(() => fitted(seen?.values() ?? [], size.width, size.height), [seen, size]);
  const { scene, zoom, now, look } = useScene(whole, size);
  useEffect(() => {
    const element = frame.current;
    // React's own listener cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const about = pointAt(element?.getBoundingClientRect(), now(), { x: event.clientX, y: event.clientY });
      look(zoomed(now(), Math.exp(-event.deltaY / 300), about));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [now, look]);
  return { frame, scene, size, seen, zoom, now, look, ...useDragging(frame, now, look) };
}

/** Keeps the scene where one looks. Null looks at the whole again. */
function useScene(whole: Viewport, size: { width: number; height: number }) {
  const scene = useRef<SVGGElement>(null);
  const chosen = useRef<Viewport | null>(null);
  const latest = useRef({ whole, size });
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [zoom, setZoom] = useState<number | null>(null);
  const now = useCallback(() => chosen.current ?? latest.current.whole, []);
  const place = useCallback(() => {
    const { x, y, zoom: near } = now();
    const { width, height } = latest.current.size;
    if (scene.current === null) return;
    scene.current.style.transform = `translate(${width / 2 - x * near}px, ${height / 2 - y * near}px) scale(${near})`;
  }, [now]);
  const look = useCallback(
    (viewport: Viewport | null) => {
      chosen.current = viewport;
      // Until it rests it is moved as one piece, without drawing each shape and name anew.
      if (scene.current !== null) scene.current.style.willChange = 'transform';
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(place);
      clearTimeout(rest.current);
      rest.current = setTimeout(() => {
        if (scene.current !== null) scene.current.style.willChange = '';
        startTransition(() => setZoom(chosen.current?.zoom ?? null));
      }, REST_MILLISECONDS);
    },
    [place],
  );
  useLayoutEffect(() => {
    latest.current = { whole, size };
    place();
  });
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      clearTimeout(rest.current);
    },
    [],
  );
  return { scene, zoom: zoom ?? whole.zoom, now, look };
}
