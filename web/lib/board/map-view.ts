import type { Size } from '#web/lib/use-frame-size.ts';

/** What one sees of a map: the part of it in the middle of the frame, 0 to 1 each way, and how much it is enlarged from the whole. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholeMap: View = { x: 0.5, y: 0.5, zoom: 1 };
/** How much a picture can be enlarged. */
export const pictureZoom = 8;

/** The size of a picture that just fits into a frame. */
export function fitted(picture: Size, frame: Size): Size {
  if (picture.width === 0 || picture.height === 0) return frame;
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The view held within the map: nothing beyond its edges shows that does not have to. */
export function held({ x, y, zoom }: View, frame: Size, whole: Size, nearest = pictureZoom): View {
  const near = Math.min(nearest, Math.max(1, zoom));
  const along = (part: number, length: number, full: number) => {
    const half = full === 0 ? 0.5 : length / (2 * full * near);
    return half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, part));
  };
  return { x: along(x, frame.width, whole.width), y: along(y, frame.height, whole.height), zoom: near };
}

/** Where a point of the map lies in the frame, in pixels. */
export function placeOf(point: Point, view: View, frame: Size, whole: Size): Point {
  return {
    x: frame.width / 2 + (point.x - view.x) * whole.width * view.zoom,
    y: frame.height / 2 + (point.y - view.y) * whole.height * view.zoom,
  };
}

/** Which point of the map lies at a place of the frame; beyond its edges, the nearest one that is on it. */
export function pointAt(place: Point, view: View, frame: Size, whole: Size): Point {
  const along = (part: number) => Math.min(1, Math.max(0, part));
  return {
    x: along(view.x + (place.x - frame.width / 2) / (whole.width * view.zoom)),
    y: along(view.y + (place.y - frame.height / 2) / (whole.height * view.zoom)),
  };
}

/** The view after enlarging about a point of the map, which stays where it is seen. */
export function zoomed(view: View, factor: number, about: Point = view, nearest = pictureZoom): View {
  const zoom = Math.min(nearest, Math.max(1, view.zoom * factor));
  const kept = view.zoom / zoom;
  return { x: about.x + (view.x - about.x) * kept, y: about.y + (view.y - about.y) * kept, zoom };
}

/** The view after the map was dragged by pixels. */
export function dragged(view: View, by: Point, whole: Size): View {
  return { ...view, x: view.x - by.x / (whole.width * view.zoom), y: view.y - by.y / (whole.height * view.zoom) };
}

/** The view after two fingers went from two places of the frame to two others. */
export function pinched(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Size,
  whole: Size,
  nearest = pictureZoom,
): View {
  const spread = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const factor = spread(before) < 1 ? 1 : spread(after) / spread(before);
  const near = zoomed(view, factor, pointAt(from, view, frame, whole), nearest);
  return dragged(near, { x: to.x - from.x, y: to.y - from.y }, whole);
}
