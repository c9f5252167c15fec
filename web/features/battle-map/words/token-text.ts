import type { Bearing } from '#domain/battle-map/around.ts';
import { standingAround } from '#domain/battle-map/around.ts';
import { columnOf, rowOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import type { Ground, Light, Terrain, Token } from '#domain/battle-map/state.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';

/** What each side is called of one of it. */
export const sideNames: Record<Token['side'], string> = { heroes: 'hero', foes: 'foe', others: 'neither friend nor foe' };

export const terrainNames: Record<Terrain, string> = {
  floor: 'Floor',
  grass: 'Grass',
  wood: 'Wood',
  sand: 'Sand',
  rough: 'Rough ground',
  water: 'Water',
  rock: 'Rock',
};

export const ambientNames: Record<Ground['ambient'], string> = { bright: 'Bright light', dim: 'Dim light', dark: 'Darkness' };

/** "30 feet north-east". */
export const bearingText = ({ feet, direction }: Pick<Bearing, 'feet' | 'direction'>): string =>
  direction === null ? 'in the same space' : `${feet} feet ${direction}`;

/** Where a cell is by itself: "column 4, row 7". */
export const cellText = (grid: Grid, cell: number): string => `column ${columnOf(grid, cell) + 1}, row ${rowOf(grid, cell) + 1}`;

/** "5 feet of bright light and 5 more of dim light". */
export function lightText({ bright, dim }: Pick<Light, 'bright' | 'dim'>): string {
  if (dim === 0) return `${bright} feet of bright light`;
  return bright === 0 ? `${dim} feet of dim light` : `${bright} feet of bright light and ${dim} more of dim light`;
}

/** How somebody is, by what is known of the fight or was left by one: "bloodied, prone, on turn". */
export function fighterText(token: Pick<Token, 'body'>, fighter: Fighter | null): string[] {
  if (fighter === null) return token.body ? ['dead'] : [];
  return [...(fighter.isActive ? ['it is their turn'] : []), fighter.standing, ...fighter.conditions];
}

type Named = Pick<Token, 'id' | 'name' | 'cell' | 'size' | 'side' | 'hidden' | 'body'>;

/** A token in words, as seen from one: "Goblin, foe, 30 feet north-east of Kara, half cover". */
export function tokenText(grid: Grid, token: Named, from: Named | null, tokens: readonly Named[], fighter: Fighter | null): string {
  const parts = [token.name, sideNames[token.side], ...(token.hidden ? ['hidden from the players'] : []), ...fighterText(token, fighter)];
  if (from === null || from.id === token.id) return [...parts, cellText(grid, token.cell)].join(', ');
  const bearing = standingAround(grid, from, tokens).find(({ id }) => id === token.id);
  if (bearing === undefined) return parts.join(', ');
  const of = bearing.direction === null ? bearingText(bearing) : `${bearingText(bearing)} of ${from.name}`;
  return [...parts, of, ...(bearing.behindSomebody ? ['half cover'] : [])].join(', ');
}
