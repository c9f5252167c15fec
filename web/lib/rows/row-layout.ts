/** Where each row of a list stands, in pixels from its top. */
export interface RowLayout {
  readonly keys: readonly string[];
  /** Where each row begins, and after the last where it ends. */
  readonly starts: readonly number[];
  /** How high the whole is. */
  readonly total: number;
}

/** Rows of some heights below each other, with `padding` before the first and after the last. */
export function layOut(keys: readonly string[], heightOf: (key: string, index: number) => number, padding: number): RowLayout {
  let at = padding;
  const starts = [at];
  for (const [index, key] of keys.entries()) starts.push((at += heightOf(key, index)));
  return { keys, starts, total: at + padding };
}

/** The row that is seen at a place: the first below the top, the last beyond the end. */
export function rowAt({ keys, starts }: RowLayout, place: number): number {
  let [low, high] = [0, Math.max(0, keys.length - 1)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** By how much the row that is first in sight stands lower than before; null where it is gone. Rows below it move nothing. */
export function shiftOf(before: RowLayout, after: RowLayout, place: number): number | null {
  const first = rowAt(before, place);
  const key = before.keys[first];
  if (key === undefined) return null;
  const now = after.keys[first] === key ? first : after.keys.indexOf(key);
  return now < 0 ? null : (after.starts[now] ?? 0) - (before.starts[first] ?? 0);
}

/** Where a row is put that is to be seen: in the middle, or only as far as is needed. */
export type Align = 'center' | 'nearest';

/** How far a window of a height is scrolled so that a row is seen in it. */
export function placeFor(
  { starts, total }: RowLayout,
  index: number,
  { place, height, align }: { place: number; height: number; align: Align },
): number {
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? total];
  const farthest = Math.max(0, total - height);
  const within = (wanted: number) => Math.min(farthest, Math.max(0, wanted));
  if (align === 'center' && end - start <= height) return within((start + end - height) / 2);
  if (align === 'center' || start < place) return within(start);
  return end > place + height ? within(end - height) : within(place);
}
