import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import type { DrawingCatalogue } from '#domain/battle-map/stamps/load-drawings.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import { useEffect, useMemo, useState } from 'react';

const none: readonly OwnDrawing[] = [];

/** All drawings once somebody wants them; null until they are there, and `failed` where they could not be fetched. */
export function useDrawingCatalogue(isWanted: boolean, tries = 0): DrawingCatalogue | 'failed' | null {
  const [catalogue, setCatalogue] = useState<DrawingCatalogue | 'failed' | null>(null);
  useEffect(() => {
    if (isWanted) loadDrawings().then(setCatalogue, () => setCatalogue('failed'));
  }, [isWanted, tries]);
  return catalogue;
}

/** The drawings by their ids, as far as they are there, and the stamps of somebody's own that a map holds. */
export function useDrawings(isWanted: boolean, own: readonly OwnDrawing[] = none): ReadonlyMap<string, AnyDrawing> {
  const catalogue = useDrawingCatalogue(isWanted);
  return useMemo(() => withOwn(catalogue === null || catalogue === 'failed' ? [] : catalogue.byId, own), [catalogue, own]);
}

/** Drawings by their ids, with the stamps of somebody's own that a map holds. */
export const withOwn = (
  drawings: Iterable<readonly [string, Drawing]>,
  own: readonly OwnDrawing[] = none,
): ReadonlyMap<string, AnyDrawing> => new Map<string, AnyDrawing>([...drawings, ...own.map((drawing) => [drawing.id, drawing] as const)]);
