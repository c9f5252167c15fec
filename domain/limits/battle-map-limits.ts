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
  /** Cells along a side of the largest token. */
  tokenCells: 4,
  /** People at a table who are told what they see of a map. */
  viewers: 2000,
  /** Characters of the name of a map or of a token. */
  nameLength: 80,
} as const;
