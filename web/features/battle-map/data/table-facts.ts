import type { Area } from '#domain/combat/place/area.ts';
import type { Placing } from '#domain/battle-map/fight/place-area.ts';
import type { Spaces } from '#domain/battle-map/spaces.ts';
import type { ReactNode } from 'react';
import type { Fighter, TableHero } from './fighter.ts';

/** An area that somebody of the fight puts on the map before they use it. */
export interface FightPlacing {
  /** Who makes it, in the fight. */
  actorId: string;
  name: string;
  area: Area;
  /** How far away it may begin; null where it begins at them. */
  reach: number | null;
  /** Whether it stands as a ring, of a wall that can. */
  isRing?: boolean;
  /** Has it stand as a ring, or as a wall again. */
  setRing: (on: boolean) => void;
  /** Whether a wall strikes on its other side. */
  isOtherSide?: boolean;
  setOtherSide: (on: boolean) => void;
  /** Uses it there; answers whether it was. */
  use: (placed: Placing) => Promise<boolean>;
  leave: () => void;
}

/** What a battle map is told of its table: who fights, who plays, and how they look. */
export interface TableFacts {
  fighters: readonly Fighter[];
  isFighting: boolean;
  /** The map on which the running fight stands, as far as the one who looks may know; null where it stands on none. */
  foughtId: string | null;
  heroes: readonly TableHero[];
  /** What is left of the movement of whose turn it is, in feet, and the spaces of others as they find them; null where no fight counts it. */
  movement: { fighterId: string; left: number; spaces: Spaces | null } | null;
  /** Cells of areas of the fight that stay, each with the map on which it lies, those beside a wall in which it strikes, and whether their ground is difficult terrain. */
  standing: readonly { mapId: string; cells: readonly number[]; beside?: readonly number[] | undefined; isRough?: true | undefined }[];
  /** Areas of the fight that go along with whoever made them, with the map on which they are, and whether they help those inside. */
  along: readonly { mapId: string; fighterId: string; feet: number; isFriendly: boolean }[];
  /** An area of the fight that is to be put on the map; null where none waits. */
  placing: FightPlacing | null;
  /** A door was drawn into the fight by whoever looks, under this id. */
  onDoor: (id: string) => void;
  pictureOf: (characterId: string) => ReactNode;
  /** How a hero moves and sees, by their sheet. */
  factsOf: (characterId: string) => Promise<{ speed: number; darkvision: number }>;
}
