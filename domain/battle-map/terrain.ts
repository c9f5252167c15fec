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
/** What a door can be made of; the first is what goes without saying. */
export const doorSubstances = ['wood', 'cloth', 'glass', 'stone', 'iron', 'mithral', 'adamantine'] as const;

export const ambientLights = ['bright', 'dim', 'dark'] as const;

/** The times of day on a map outside, from the lightest on. */
export const times = ['day', 'twilight', 'moonlight', 'night'] as const;
/** The weather on a map outside. */
export const weathers = ['clear', 'rain', 'snow', 'fog'] as const;
/** What is to be heard on a map, for whoever turns it on: made in the browser, or `own`, a sound file of whoever leads. */
export const sounds = ['none', 'wind', 'rain', 'fire', 'tavern', 'own'] as const;
