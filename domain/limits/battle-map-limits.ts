/** Limits of battle maps. Apart from `limits.ts`, so that only what shows a map carries them. */
export const battleMapLimits = {
  /** Battle maps of one campaign. */
  mapsPerCampaign: 40,
  /** Cells along each side of a map. */
  cellsAlong: 200,
  wallsPerMap: 20_000,
  lightsPerMap: 100,
  tokensPerMap: 200,
  /** Feet that a light reaches. */
  lightFeet: 300,
  /** Feet that anybody sees on a map, be it ever so light. */
  sightFeet: 400,
  /** Feet that anybody goes in a turn, and that most go. */
  speedFeet: 1000,
  usualSpeed: 30,
  /** Feet that are counted of one turn, and how often it stands up, mounts or dashes, as far as it is counted. */
  wayFeet: 100_000,
  /** Cells of one way. */
  wayCells: 5000,
  actsOfTurn: 1000,
  /** Cells along a side of the largest token. */
  tokenCells: 4,
  /** People at a table who are told what they see of a map. */
  viewers: 2000,
  /** Characters of the name of a map or of a token. */
  nameLength: 80,
} as const;

/** How the board of a battle map looks and answers. */
export const battleBoard = {
  /** How many pixels wide a cell is at most, and when somebody is looked for. */
  widestCellPixels: 110,
  closeCellPixels: 46,
  /** From so many pixels a cell there is room for hit points, for signs, for the buttons of doors, and for names. */
  barCellPixels: 22,
  signCellPixels: 30,
  doorCellPixels: 32,
  nameCellPixels: 52,
  /** From so many, the sides of cells and what lies on the ground are drawn, and hexes are more than bars. */
  lineCellPixels: 11,
  hexCellPixels: 12,
  textureCellPixels: 15,
  /** What part of its cells a token fills, and what part of that its letters are high. */
  tokenPart: 0.86,
  letterPart: 0.36,
  /** What part of a cell a wall is thick, and the pixels that it is at least and at most. */
  wallPart: 0.13,
  thinWallPixels: 1.5,
  thickWallPixels: 9,
  /** How much the light of lamps adds to the ground. */
  glowPart: 0.13,
  /** Within what part of a cell its side is hit, and how far from the middle of that side. */
  nearSidePart: 0.34,
  nearMiddlePart: 0.42,
  /** Milliseconds for which a ping shows. */
  pingMilliseconds: 2000,
} as const;
