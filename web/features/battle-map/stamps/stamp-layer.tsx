import { cellUnder } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Stamp } from '#domain/battle-map/state.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { cellText } from '#web/features/battle-map/words/token-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Arranging } from './use-arranging.ts';
import { useDrawings } from './use-drawings.ts';

/** A stamp in words: "Table, column 3, row 4". */
export function stampText(grid: Grid, drawings: ReadonlyMap<string, AnyDrawing>, stamp: Stamp): string {
  const drawing = stamp.drawing === null ? null : (drawings.get(stamp.drawing)?.name ?? 'Drawing');
  const cell = cellUnder(grid, stamp);
  return [
    ...(drawing === null ? [] : [drawing]),
    ...(stamp.text === '' ? [] : [`“${stamp.text}”`]),
    ...(stamp.forDm ? ['on the DM’s layer'] : []),
    ...(cell === null ? [] : [cellText(grid, cell)]),
  ].join(', ');
}

interface StampLayerProps {
  scene: Scene;
  scale: number;
  layers: Layers;
  arranging: Arranging;
}

/** Drawings and texts as buttons where they lie, while they are arranged. */
export function StampLayer({ scene: { grid, map }, scale, layers, arranging: { chosen, dragged, handlersOf } }: StampLayerProps) {
  const drawings = useDrawings(map.stamps.length > 0, map.drawings);
  const isShown = ({ drawing, forDm }: Stamp) => (layers.forDm || !forDm) && (drawing === null ? layers.texts : layers.drawings);
  return map.stamps.filter(isShown).map((stamp) => {
    const { x, y, width, height, turn } = dragged?.id === stamp.id ? dragged : stamp;
    return (
      <button
        key={stamp.id}
        type="button"
        data-stamp={stamp.id}
        aria-label={stampText(grid, drawings, stamp)}
        aria-pressed={stamp.id === chosen?.id}
        style={{
          left: (x - width / 2) * scale,
          top: (y - height / 2) * scale,
          width: width * scale,
          height: height * scale,
          transform: `rotate(${turn}deg)`,
        }}
        className={classNames(
          'absolute cursor-grab touch-none rounded-[0.25rem] outline-2 outline-offset-1 outline-dashed active:cursor-grabbing focus-visible:outline-3 focus-visible:outline-candle',
          stamp.id === chosen?.id ? 'z-10 outline-ember' : 'outline-ember/40 hover:outline-ember',
          dragged?.id === stamp.id && 'bg-ember/20',
        )}
        {...handlersOf(stamp, scale)}
      />
    );
  });
}
