import type { Graph, Point } from './graph-layout.ts';

/** Height of a name and mean width of a letter, in pixels on the screen. */
const [LINE, LETTER] = [17, 6.9];
const NAME_LENGTH = 26;

/** A name as it stands in the picture: the end of a long one is left out. */
export function shownName(name: string): string {
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH - 2).trimEnd()}…`;
}

interface Box {
  left: number;
  right: number;
  top: number;
}

/**
 * The entries whose names have room at this zoom without covering another name: those with the most links first. A name
 * stands in the middle below its shape.
 */
export function namesWithRoom(
  nodes: Graph['nodes'],
  points: ReadonlyMap<string, Point>,
  linksOf: (id: string) => number,
  zoom: number,
): Set<string> {
  const taken: Box[] = [];
  const named = new Set<string>();
  for (const { id, name } of nodes.toSorted((one, other) => linksOf(other.id) - linksOf(one.id) || (one.id < other.id ? -1 : 1))) {
    const point = points.get(id);
    if (point === undefined) continue;
    const half = (shownName(name).length * LETTER) / 2;
    const box = {
      left: point.x * zoom - half,
      right: point.x * zoom + half,
      top: point.y * zoom + nameDrop(linksOf(id)) * enlargement(zoom) * zoom,
    };
    if (taken.some((other) => box.left < other.right && other.left < box.right && Math.abs(box.top - other.top) < LINE)) continue;
    taken.push(box);
    named.add(id);
  }
  return named;
}

/** How much larger the shape of an entry with so many links is drawn. */
export function nodeSize(links: number): number {
  return 0.8 + Math.min(1, links * 0.09);
}

/** How far below an entry's middle its name begins. */
export function nameDrop(links: number): number {
  return 11 * nodeSize(links) + 4;
}

/** How much larger shapes are drawn when they are seen from afar, so that they stay to be seen. */
export function enlargement(zoom: number): number {
  return Math.max(1, 0.6 / zoom);
}
