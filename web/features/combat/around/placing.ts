import type { Area } from '#domain/combat/place/area.ts';
import type { api } from '#web/lib/api.ts';
import { Store } from '#web/lib/store/store.ts';

/** Where an area was put, as a step takes it. */
export type Placed = NonNullable<Parameters<typeof api.combat.step>[0]['placing']>;

/** An area that is to be put on the battle map, before it is used. */
export interface Placing {
  campaignId: string;
  /** Who makes it. */
  actorId: string;
  name: string;
  area: Area;
  /** How far away it may begin; null where it begins at them. */
  reach: number | null;
  /** Whether they are in it themselves. */
  own?: boolean;
  /** Whether it stands as a ring, of a wall that can. */
  isRing?: boolean;
  /** Whether a wall that strikes beyond one of its sides does so on the other. */
  isOtherSide?: boolean;
  /** Uses it there; answers whether it was. */
  use: (placed: Placed) => Promise<boolean>;
}

/** What waits to be put on the battle map; one at a time. */
export const placing = new Store<Placing | null>(null);
