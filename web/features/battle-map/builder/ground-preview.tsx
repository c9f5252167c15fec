import { extentOf } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { BoardCanvas } from '#web/features/battle-map/board/board-canvas.tsx';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { useUnder } from '#web/features/battle-map/data/use-under.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFrameSize } from '#web/lib/use-frame-size.ts';
import { useMemo, useRef } from 'react';
import { viewOfGround } from '#web/features/battle-map/data/view-of-ground.ts';

interface GroundPreviewProps {
  ground: Ground;
  /** What lies under it. */
  picture?: MapPicture | null;
  /** How high it is. */
  className?: string;
}

/** The whole of a map, small. */
export function GroundPreview({ ground, picture = null, className = 'h-56' }: GroundPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const under = useUnder(picture);
  const scene = useMemo(() => ({ ...sceneOf(viewOfGround('preview', ground), true), under }), [ground, under]);
  const extent = extentOf(ground.grid);
  const scale = Math.min(size.width / extent.x, size.height / extent.y);
  const origin = { x: (size.width - extent.x * scale) / 2, y: (size.height - extent.y * scale) / 2 };
  return (
    <div
      ref={frame}
      role="img"
      aria-label={`Map ${ground.name}`}
      className={classNames('relative overflow-hidden rounded-card border border-line bg-sunken', className)}
    >
      <BoardCanvas {...{ scene, scale, origin, size }} marks={noMarks} layers={allLayers} />
    </div>
  );
}

const noMarks = {};
