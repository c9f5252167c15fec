import { middleOf } from '#domain/battle-map/grid.ts';
import type { Placing } from '#domain/battle-map/fight/place-area.ts';
import type { Spaces } from '#domain/battle-map/spaces.ts';
import type { Token } from '#domain/battle-map/state.ts';
import { cellsAround } from '#domain/battle-map/fight/crossings.ts';
import { laidArea } from '#domain/battle-map/fight/place-area.ts';
import { Battlefield } from '#domain/battle-map/fight/stands.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import { fighterFor } from './fighter.ts';
import type { Scene } from './scene.ts';
import type { TableFacts } from './table-facts.ts';

/** An area of the fight that is to be put on the map. */
export interface Lay {
  /** Where it lies in any case: an emanation goes nowhere else than around whoever makes it. Null for what is put by a press. */
  fixed: Placing | null;
  /** Where it would lie, and who would be caught; null where it cannot begin. */
  at: (placing: Placing) => { cells: number[]; caught: readonly Pick<Token, 'id'>[]; beside: number[] } | null;
}

/** A map as one sees it, with those of the fight who stand there. */
function fieldOf({ map, ground }: Scene, fighters: TableFacts['fighters']): Battlefield {
  const placed = map.tokens.map((token) => {
    const fighter = fighterFor(fighters, token);
    return { id: fighter?.id ?? token.id, token, darkvision: token.darkvision, hidden: token.hidden, covers: false };
  });
  return new Battlefield({ ...ground, id: map.id, tokens: map.tokens }, placed);
}

/** Cells of areas of the fight on a map: of those that help whoever stands in them, of all others, and beside walls that strike there. */
export interface StandingCells {
  friendly: number[];
  others: number[];
  beside: number[];
}

/** The cells of all areas of the fight that stay on a map: where they were put, or around whoever made them. */
export function standingCells(
  scene: Scene,
  { standing, along, fighters }: Pick<TableFacts, 'standing' | 'along' | 'fighters'>,
): StandingCells {
  const isHere = ({ mapId }: { mapId: string }) => mapId === scene.map.id;
  const going = along.filter(isHere);
  const field = going.length === 0 ? null : fieldOf(scene, fighters);
  const around = (isFriendly: boolean) =>
    going.flatMap((each) => {
      const one = each.isFriendly === isFriendly ? field?.placed.find(({ id }) => id === each.fighterId) : undefined;
      return field && one ? cellsAround(field, one, each.feet) : [];
    });
  const lying = standing.filter(isHere).flatMap(({ cells }) => cells);
  const beside = standing.filter(isHere).flatMap((each) => each.beside ?? []);
  return { friendly: [...new Set(around(true))], others: [...new Set([...lying, ...around(false)])], beside: [...new Set(beside)] };
}

/** Lays the area of the fight that is to be put on the map, by what one sees of it; null where none waits, or whoever makes it is not in sight. */
export function layOf(scene: Scene, { placing, fighters }: TableFacts): Lay | null {
  if (placing === null) return null;
  const { ground } = scene;
  const field = fieldOf(scene, fighters);
  const one = field.placed.find(({ id }) => id === placing.actorId);
  if (!one) return null;
  const isAround = placing.reach === null && placing.area.shape === 'emanation';
  return {
    fixed: isAround ? { origin: one.token.cell, towards: middleOf(ground.grid, one.token.cell) } : null,
    at: (put) => {
      const laid = laidArea(field, one, placing, {
        ...put,
        ...(placing.isRing && { ring: true }),
        ...(placing.isOtherSide && { otherSide: true }),
      });
      return laid && { cells: laid.cells, caught: laid.caught.map(({ token }) => token), beside: laid.beside };
    },
  };
}

/** What is left of the movement of a token's turn, in feet; its speed where no fight counts it. */
export const leftFor =
  ({ movement, fighters }: Pick<TableFacts, 'movement' | 'fighters'>) =>
  (token: TokenView): number =>
    movement !== null && fighterFor(fighters, token)?.id === movement.fighterId ? movement.left : token.speed;

/** The spaces of others as a token finds them whose turn it is; null where no fight counts them. */
export const spacesOf =
  ({ movement, fighters }: Pick<TableFacts, 'movement' | 'fighters'>) =>
  (token: Pick<Token, 'combatantId' | 'characterId'>): Spaces | null =>
    movement !== null && fighterFor(fighters, token)?.id === movement.fighterId ? movement.spaces : null;
