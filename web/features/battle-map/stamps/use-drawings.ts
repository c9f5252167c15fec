import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import type { DrawingCatalogue } from '#domain/battle-map/stamps/load-drawings.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { useEffect, useState } from 'react';

const none: ReadonlyMap<string, Drawing> = new Map();

/** All drawings once somebody wants them; null until they are there, and `failed` where they could not be fetched. */
export function useDrawingCatalogue(isWanted: boolean, tries = 0): DrawingCatalogue | 'failed' | null {
  const [catalogue, setCatalogue] = useState<DrawingCatalogue | 'failed' | null>(null);
  useEffect(() => {
    if (isWanted) loadDrawings().then(setCatalogue, () => setCatalogue('failed'));
  }, [isWanted, tries]);
  return catalogue;
}

/** The drawings by their ids, as far as they are there. */
export function useDrawings(isWanted: boolean): ReadonlyMap<string, Drawing> {
  const catalogue = useDrawingCatalogue(isWanted);
  return catalogue === null || catalogue === 'failed' ? none : catalogue.byId;
}
