import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { placeOf } from '#web/lib/board/map-view.ts';
import { useMapView } from '#web/lib/board/use-map-view.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';

const { widestCellPixels, closeCellPixels } = battleBoard;

/** What one sees of a battle map: how wide a cell is, and where its corner lies. At first what lies around `at`, where the whole is too small to see it; and `all` of some cells once there are some. */
export function useBoardView(grid: Grid, at: number | null, all: readonly number[] | null = null) {
  const extent = extentOf(grid);
  const sight = useMapView((whole) => (whole.width === 0 ? 1 : Math.max(2, (widestCellPixels * extent.x) / whole.width)));
  const { setPicture, view, size, whole, look } = sight;
  useLayoutEffect(() => setPicture({ width: extent.x, height: extent.y }), [setPicture, extent.x, extent.y]);
  const scale = (whole.width * view.zoom) / extent.x;
  const show = (cell: number) => {
    const { x, y } = middleOf(grid, cell);
    look((_, full) => ({ x: x / extent.x, y: y / extent.y, zoom: Math.max(1, (closeCellPixels * extent.x) / full.width) }));
  };
  const showAll = (cells: readonly number[]) => {
    const places = cells.map((cell) => middleOf(grid, cell));
    const along = (of: (place: Place) => number) => ({ from: Math.min(...places.map(of)), to: Math.max(...places.map(of)) });
    const [across, down] = [along(({ x }) => x), along(({ y }) => y)];
    const room = ({ from, to }: typeof across) => to - from + 3;
    look((_, full, { width, height }) => ({
      x: (across.from + across.to) / 2 / extent.x,
      y: (down.from + down.to) / 2 / extent.y,
      zoom: Math.min(width / room(across), height / room(down), closeCellPixels) * (extent.x / full.width),
    }));
  };
  const isShown = useRef(false);
  const isAllShown = useRef(false);
  useEffect(() => {
    if (isShown.current || scale === 0 || size.width === 0) return;
    isShown.current = true;
    if (at !== null && all === null && scale < closeCellPixels * 0.75) show(at);
  });
  useEffect(() => {
    if (scale === 0 || size.width === 0 || isAllShown.current === (all !== null)) return;
    isAllShown.current = all !== null;
    if (all !== null && all.length > 0) showAll(all);
  });
  const origin: Place = placeOf({ x: 0, y: 0 }, view, size, whole);
  return { sight, scale, origin };
}
