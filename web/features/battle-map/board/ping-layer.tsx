import { middleOf } from '#domain/battle-map/grid.ts';
import { pings } from '#web/features/battle-map/live/pings.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { useStore } from '#web/lib/store/store.ts';

interface PingLayerProps {
  campaignId: string;
  scene: Scene;
  scale: number;
}

/** Where people point now. */
export function PingLayer({ campaignId, scene, scale }: PingLayerProps) {
  const shown = useStore(pings).filter((ping) => ping.campaignId === campaignId && ping.mapId === scene.map.id);
  return shown.map(({ key, cell, name }) => {
    const { x, y } = middleOf(scene.grid, cell);
    return (
      <span key={key} aria-hidden className="pointer-events-none absolute z-30" style={{ left: x * scale, top: y * scale }}>
        <span className="absolute size-14 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-ember motion-safe:animate-ping" />
        <span className="absolute size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-raised bg-ember" />
        <span className="absolute bottom-5 -translate-x-1/2 rounded-full border border-ember bg-raised px-2 py-0.5 text-note font-semibold whitespace-nowrap shadow-card">
          {name}
        </span>
      </span>
    );
  });
}
