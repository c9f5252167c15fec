import { pings } from '#web/features/battle-map/live/pings.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { StrokeWork } from '#web/features/battle-map/tools/use-stroke.ts';
import { useStore } from '#web/lib/store/store.ts';
import { cellText } from './token-text.ts';

interface SceneStatusProps {
  /** What was said last of who moves. */
  said: string;
  stroke: Pick<StrokeWork, 'inArea' | 'feet'>;
  /** What else happens on the map. */
  more?: readonly string[];
}

/** What happens on the map, said in words: the feet of a way, who stands in an area, who points where. */
export function SceneStatus({ said, stroke: { inArea, feet }, more = [] }: SceneStatusProps) {
  const sentences = [
    ...(said === '' ? [] : [said]),
    ...(feet === null ? [] : [`${feet} feet.`]),
    ...(inArea === null
      ? []
      : [inArea.length === 0 ? 'Nobody stands in the area.' : `In the area: ${inArea.map(({ name }) => name).join(', ')}.`]),
    ...more,
  ];
  return (
    <p role="status" className="rounded-card border border-line bg-raised/95 px-3 py-1 text-control text-ink shadow-card empty:sr-only">
      {sentences.join(' ')}
    </p>
  );
}

/** Who points where on a map now, in words. */
export function usePointed(campaignId: string, { map, grid }: Scene): string[] {
  return useStore(pings)
    .filter((ping) => ping.campaignId === campaignId && ping.mapId === map.id)
    .map(({ name, cell }) => `${name} points at ${cellText(grid, cell)}.`);
}
