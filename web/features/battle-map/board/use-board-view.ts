import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { placeOf } from '#web/lib/board/map-view.ts';
import { useMapView } from '#web/lib/board/use-map-view.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';

const { widestCellPixels, closeCellPixels } = battleBoard;

/** What one sees of a battle map: how wide a cell is, and where its corner lies. At first what lies around `at`, where the whole is too small to see it. */
export function useBoardView(grid: Grid, at: number | null) {
  const extent = extentOf(grid);
  const sight = useMapView((whole) => (whole.width === 0 ? 1 : Math.max(2, (widestCellPixels * extent.x) / whole.width)));
  const { setPicture, view, size, whole, look } = sight;
  useLayoutEffect(() => setPicture({ width: extent.x, height: extent.y }), [setPicture, extent.x, extent.y]);
  const scale = (whole.width * view.zoom) / extent.x;
  const show = (cell: number) => {
    const { x, y } = middleOf(grid, cell);
    look((_, full) => ({ x: x / extent.x, y: y / extent.y, zoom: Math.max(1, (closeCellPixels * extent.x) / full.width) }));
  };
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || scale === 0 || size.width === 0) return;
    isShown.current = true;
    if (at !== null && scale < closeCellPixels * 0.75) show(at);
  });
  const origin: Place = placeOf({ x: 0, y: 0 }, view, size, whole);
  return { sight, scale, origin };
}
