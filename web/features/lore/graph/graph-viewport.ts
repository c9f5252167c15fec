import type { Point } from './graph-layout.ts';

/** The visible part of the graph: the point in the middle, and the zoom factor. */
export interface Viewport {
  x: number;
  y: number;
  zoom: number;
}

const [FURTHEST, NEAREST] = [0.08, 4];

/** Zooms in or out around a point, which stays in place. */
export function zoomed(viewport: Viewport, factor: number, about: Point = viewport): Viewport {
  const zoom = Math.min(NEAREST, Math.max(FURTHEST, viewport.zoom * factor));
  const kept = viewport.zoom / zoom;
  return { x: about.x + (viewport.x - about.x) * kept, y: about.y + (viewport.y - about.y) * kept, zoom };
}

/** The point of the picture that is seen at a place on the screen, in a frame that takes up this box. */
export function pointAt(
  box: { left: number; top: number; width: number; height: number } | undefined,
  { x, y, zoom }: Viewport,
  place: Point,
): Point {
  const { left, top, width, height } = box ?? { left: 0, top: 0, width: 0, height: 0 };
  return { x: x + (place.x - left - width / 2) / zoom, y: y + (place.y - top - height / 2) / zoom };
}

/** The viewport after a pinch of two fingers: the points under the fingers stay under them. */
export function pinched(viewport: Viewport, [one, other]: readonly [Point, Point], [oneNow, otherNow]: readonly [Point, Point]): Viewport {
  const spread = Math.hypot(one.x - other.x, one.y - other.y);
  const spreadNow = Math.hypot(oneNow.x - otherNow.x, oneNow.y - otherNow.y);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const middleNow = { x: (oneNow.x + otherNow.x) / 2, y: (oneNow.y + otherNow.y) / 2 };
  const { x, y, zoom } = zoomed(viewport, spread < 1e-6 ? 1 : spreadNow / spread, middleNow);
  return { x: x - (middleNow.x - middle.x), y: y - (middleNow.y - middle.y), zoom };
}

/** The viewport that shows every point in a frame of this size, with a margin, at a zoom of at most 1.4. */
export function fitted(points: Iterable<Point>, width: number, height: number): Viewport {
  const all = [...points];
  if (all.length === 0) return { x: 0, y: 0, zoom: 1 };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(1.4, (width - 90) / Math.max(1, right - left), (height - 90) / Math.max(1, bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(FURTHEST, zoom) };
}

/** The same picture on its side, for a screen that is higher than wide. */
export function turned(points: ReadonlyMap<string, Point>): Map<string, Point> {
  return new Map([...points].map(([id, { x, y }]) => [id, { x: y, y: x }]));
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key points; null for any other key. */
export function directionOf(key: string): Point | null {
  return directions[key] ?? null;
}

/** The next point in a direction, preferring those straight ahead; null when there is none. */
export function nextToward(points: ReadonlyMap<string, Point>, from: string, { x, y }: Point): string | null {
  const here = points.get(from);
  if (here === undefined) return points.keys().next().value ?? null;
  const ahead = [...points].flatMap(([id, point]) => {
    const along = (point.x - here.x) * x + (point.y - here.y) * y;
    const aside = Math.abs((point.x - here.x) * y) + Math.abs((point.y - here.y) * x);
    return id === from || along <= 0 || aside > along * 2 ? [] : [{ id, cost: along + aside * 2 }];
  });
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.id ?? null;
}

/** Whether a point lies outside a frame of this size, or close to its edge. */
export function isOutside(point: Point, { x, y, zoom }: Viewport, { width, height }: { width: number; height: number }): boolean {
  return Math.abs(point.x - x) * zoom > width / 2 - 40 || Math.abs(point.y - y) * zoom > height / 2 - 40;
}
