import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Map } from 'lucide-react';
import type { ReactNode } from 'react';

/** The map of the campaign's world, or the word that there is none. */
export function WorldMap({ hasMap, board }: { hasMap: boolean; board: ReactNode }) {
  if (hasMap) return board;
  return (
    <EmptyState art={<Map aria-hidden />} title="No World Map Available">
      No World Map Available. The world map for this campaign hasn't been uploaded yet.
    </EmptyState>
  );
}
