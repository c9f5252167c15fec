import { extentOf } from '#domain/battle-map/grid.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';

interface WeatherLayerProps {
  map: Pick<BattleMapView, 'grid' | 'air'>;
  /** How many pixels wide a cell is. */
  scale: number;
}

/** Rain, snow or fog over a map outside; for who wants less motion it stands still. */
export function WeatherLayer({ map: { grid, air }, scale }: WeatherLayerProps) {
  if (air?.outside !== true || air.weather === 'clear') return null;
  const { x, y } = extentOf(grid);
  return (
    <div
      aria-hidden
      data-weather={air.weather}
      className="pointer-events-none absolute top-0 left-0"
      style={{ width: x * scale, height: y * scale }}
    />
  );
}
