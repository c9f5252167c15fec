import { EmptyState } from '#web/ui/empty-state.tsx';
import { Map } from 'lucide-react';
import type { ReactNode } from 'react';

/** The map of the campaign's world, or the word that there is none. */
export function WorldMap({ mapUrl, board }: { mapUrl: string | null; board: ReactNode }) {
  if (mapUrl !== null) return board;
  return (
    <EmptyState art={<Map aria-hidden />} title="No World Map Available">
      No World Map Available. The world map for this campaign hasn't been uploaded yet.
    </EmptyState>
  );
}
