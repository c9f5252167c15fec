// Apart from `drawings.ts`, so that pages do not carry the parser of schemas.

/** What an area of a drawing is of; each has a colour of the theme. */
export const tones = ['wood', 'stone', 'leaf', 'water', 'wine', 'gold', 'fire', 'paper', 'dark', 'metal', 'sea', 'sand', 'rough'] as const;
export type Tone = (typeof tones)[number];

/** The files of content/stamps, in the order in which they are offered. */
export const drawingGroups = ['furniture', 'nature', 'dungeon', 'town'] as const;
export type DrawingGroup = (typeof drawingGroups)[number];

/** How the id of a drawing is written. */
export const drawingIdForm = /^[a-z][a-z-]{0,39}$/;

/** Points of a drawing along a cell. */
export const pointsPerCell = 100;
