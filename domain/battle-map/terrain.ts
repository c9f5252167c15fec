// Apart from `state.ts`, so that pages that draw a map do not carry the parser of schemas.

/** What a cell of a map may be of, each with the sign that it is stored as. */
export const terrainSigns = {
  floor: '.',
  grass: ',',
  wood: '=',
  sand: ':',
  rough: '^',
  water: '~',
  rock: '#',
} as const;
type Terrain = keyof typeof terrainSigns;
export const terrains = ['floor', 'grass', 'wood', 'sand', 'rough', 'water', 'rock'] as const satisfies readonly Terrain[];
/** What a player has not seen of a map. */
export const unknownSign = '?';

/** How light it is where no lamp burns. */
export const ambientLights = ['bright', 'dim', 'dark'] as const;
