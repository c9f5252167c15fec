import { EmptyState } from '#web/ui/empty-state.tsx';
import { Map } from 'lucide-react';

interface WorldMapProps {
  worldName: string;
  mapUrl: string | null;
  className?: string;
}

/** The world's map, or the word that there is none. */
export function WorldMap({ worldName, mapUrl, className }: WorldMapProps) {
  if (mapUrl === null) {
    return (
      <EmptyState art={<Map aria-hidden />} title="No World Map Available" className={className}>
        No World Map Available. The world map for this campaign hasn't been uploaded yet.
      </EmptyState>
    );
  }
  return <img src={mapUrl} alt={`Map of ${worldName}`} className={className ?? 'w-full rounded-card border border-line'} />;
}
