import { extentOf } from '#domain/battle-map/grid.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { BoardCanvas } from '#web/features/battle-map/board/board-canvas.tsx';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { allLayers } from '#web/features/battle-map/paint/layers.ts';
import { useFrameSize } from '#web/lib/use-frame-size.ts';
import { useMemo, useRef } from 'react';
import { viewOfGround } from '#web/features/battle-map/data/view-of-ground.ts';

/** The whole of a map, small. */
export function GroundPreview({ ground }: { ground: Ground }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const scene = useMemo(() => sceneOf(viewOfGround('preview', ground), true), [ground]);
  const extent = extentOf(ground.grid);
  const scale = Math.min(size.width / extent.x, size.height / extent.y);
  const origin = { x: (size.width - extent.x * scale) / 2, y: (size.height - extent.y * scale) / 2 };
  return (
    <div ref={frame} className="relative h-56 overflow-hidden rounded-card border border-line bg-sunken">
      <BoardCanvas {...{ scene, scale, origin, size }} marks={noMarks} layers={allLayers} />
    </div>
  );
}

const noMarks = {};
