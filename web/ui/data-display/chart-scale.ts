/**
 * The marks of a chart's upright axis, from 0 to the first at or above `most`: about four even steps of 1, 2 or 5 times a
 * power of ten, whole numbers only. Without anything to show it reads 0 and 1.
 */
export function marksUpTo(most: number): number[] {
  const step = stepFor(Math.max(1, most) / 4);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, mark) => mark * step);
}

function stepFor(rough: number): number {
  if (rough <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

/** Which of `count` bars lies under a point at `share` of the width, from 0 to 1; null outside or without bars. */
export function barAt(share: number, count: number): number | null {
  if (count === 0 || share < 0 || share >= 1) return null;
  return Math.floor(share * count);
}

/** Which bars carry a label under them: both ends and evenly between, at most `most` of them. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, bar) => bar);
  return Array.from({ length: most }, (_, label) => Math.round((label * (count - 1)) / (most - 1)));
}
