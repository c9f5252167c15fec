import type { DrawingGroup } from './drawing.ts';
import type { Drawing } from './drawings.ts';

/** All drawings by their groups, and each by its id. */
export interface DrawingCatalogue {
  groups: Readonly<Record<DrawingGroup, readonly Drawing[]>>;
  byId: ReadonlyMap<string, Drawing>;
}

let all: Promise<DrawingCatalogue> | undefined;

/** The drawings of content/stamps. What could not be fetched is tried again when somebody asks again. */
export function loadDrawings(): Promise<DrawingCatalogue> {
  all ??= fetchDrawings();
  all.catch(() => (all = undefined));
  return all;
}

async function fetchDrawings(): Promise<DrawingCatalogue> {
  const [furniture, nature, dungeon, town, region] = await Promise.all([
    import('#content/stamps/furniture.json', { with: { type: 'json' } }),
    import('#content/stamps/nature.json', { with: { type: 'json' } }),
    import('#content/stamps/dungeon.json', { with: { type: 'json' } }),
    import('#content/stamps/town.json', { with: { type: 'json' } }),
    import('#content/stamps/region.json', { with: { type: 'json' } }),
  ]);
  const groups = {
    furniture: furniture.default,
    nature: nature.default,
    dungeon: dungeon.default,
    town: town.default,
    region: region.default,
  };
  return { groups, byId: new Map(Object.values(groups).flatMap((drawings) => drawings.map((drawing) => [drawing.id, drawing]))) };
}
