import type { Ground } from '#domain/battle-map/state.ts';
import type { BattleMapView } from '#domain/battle-map/view.ts';

/** A map alone, as who draws it sees it. */
export const viewOfGround = (id: string, ground: Ground): BattleMapView => ({
  ...ground,
  id,
  seen: '',
  picture: null,
  ownSound: null,
  tokens: [],
});
