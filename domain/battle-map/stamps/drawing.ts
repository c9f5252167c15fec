// Apart from `drawings.ts`, so that pages do not carry the parser of schemas.

/** What an area of a drawing is of; each has a colour of the theme. */
export const tones = [
  'wood',
  'stone',
  'leaf',
  'pine',
  'water',
  'wine',
  'gold',
  'fire',
  'paper',
  'dark',
  'metal',
  'sea',
  'sand',
  'rough',
] as const;
export type Tone = (typeof tones)[number];

/** The files of content/stamps, in the order in which they are offered. */
export const drawingGroups = ['furniture', 'nature', 'dungeon', 'town', 'region'] as const;
export type DrawingGroup = (typeof drawingGroups)[number];

/** How the id of a stamp of somebody's own is written. */
export const ownDrawingIdForm = /^own-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** How the id of a drawing is written: of one that comes with the product, or of a stamp of somebody's own. */
export const drawingIdForm = /^(?:[a-z][a-z-]{0,39}|own-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** How paths of drawings are written: they begin at a place, and hold nothing but letters of commands and numbers. */
export const pathForm = /^M[\d\s.,MLHVQTCSAZmlhvqtcsaz-]+$/;

/** Points of a drawing along a cell. */
export const pointsPerCell = 100;
