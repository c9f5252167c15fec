import { mebibyte } from './units.ts';

/** Limits of battle maps. Apart from `limits.ts`, so that only what shows a map carries them. */
export const battleMapLimits = {
  /** Battle maps of one campaign. */
  mapsPerCampaign: 40,
  /** Maps that the map builder keeps on a device. */
  mapsOnDevice: 40,
  /** Characters of the steps of maps of the builder that a tab keeps while it is loaded anew, where the device has room for them, and the fewest that are tried. */
  stepsLength: 3_000_000,
  stepsLengthLeast: 1000,
  /** Maps that somebody keeps in their account. */
  mapsPerAccount: 60,
  /** Cells along each side of a map that is made from a seed, at least and at most, and characters of the seed. */
  makeAlongLeast: 12,
  makeAlong: 120,
  seedLength: 24,
  /** Bytes of a file of Universal VTT, and lines of one side's length that its walls may have. */
  vttBytes: 60_000_000,
  /** Bytes of a map that a picture carries, unpacked; and of the beginning of a file by which an SVG is known. */
  carriedBytes: 12_000_000,
  svgHeadBytes: 512,
  vttSides: 60_000,
  /** Bytes of a picture under a map as it is kept, and of the file that it is made from. */
  pictureBytes: 1_450_000,
  pictureFileBytes: 20_000_000,
  /** Bytes of the sound file of a map. */
  soundBytes: 4 * mebibyte,
  /** Dots of such a picture as it is kept, and along the side of the file that it is made from. */
  pictureDots: 16_000_000,
  /** Dots along the side of one of the parts in which players get it, parts of one answer, and the number of the last. */
  pictureTileDots: 1024,
  pictureTilesAtOnce: 16,
  pictureTiles: 20_000,
  /** Dots along one of its cells at most. */
  pictureCellDots: 999,
  /** Cells along its side at least and at most. */
  pictureCellsLeast: 0.5,
  pictureCells: 400,
  /** Cells along each side of a map. */
  cellsAlong: 200,
  wallsPerMap: 20_000,
  lightsPerMap: 100,
  tokensPerMap: 200,
  /** Drawings and texts on a map, cells along the side of one, at most and at least, and characters of a text. */
  stampsPerMap: 1000,
  stampsFromSeed: 400,
  stampsOfRegion: 800,
  stampCells: 40,
  stampCellsLeast: 0.25,
  stampTextLength: 120,
  /** Feet that a light reaches. */
  lightFeet: 300,
  /** Feet that anybody sees on a map, be it ever so light. */
  sightFeet: 400,
  /** Feet that anybody sees in fog. */
  fogFeet: 60,
  /** Feet that anybody goes in a turn, and that most go. */
  speedFeet: 1000,
  usualSpeed: 30,
  /** Feet that are counted of one turn, and how often it stands up, mounts or dashes, as far as it is counted. */
  wayFeet: 100_000,
  /** Cells of one way, and of one area that stays. */
  wayCells: 5000,
  areaCells: 5000,
  actsOfTurn: 1000,
  /** Cells along a side of the largest token. */
  tokenCells: 4,
  /** People at a table who are told what they see of a map. */
  viewers: 2000,
  /** Characters of the name of a map or of a token. */
  nameLength: 80,
} as const;

/** What a check must reach that opens a lock, by what its door is made of, where those who lead say nothing else. 15 is that of a lock of the SRD 5.2.1; the others are our own. */
export const lockDifficulties = { cloth: 10, glass: 10, wood: 15, stone: 20, iron: 20, mithral: 25, adamantine: 30 } as const;

/** What maps that are made from a seed are like. */
export const mapMaking = {
  /** How often a place is looked for, for each room of a dungeon. */
  triesPerRoom: 14,
  /** How often caves wear away, and of how many cells the smallest is that is not filled up. */
  wears: 5,
  leastCave: 12,
  /** Cells along a block of a town at most, and along the smallest lot. */
  longestBlock: 20,
  leastLot: 6,
  /** From what height on, of 0 to 1, land is of rock. */
  rockFrom: 0.76,
} as const;

/** What regions that are made from a seed are like. Parts are of the land, costs in cells of open ground. */
export const regionMaking = {
  /** Into how many waves the shorter side of the map is parted, and how many cells the waves of a coast are long. */
  seaWaves: 2.6,
  coastWaves: 5,
  /** Cells of the smallest water, of the smallest isle, and of the smallest lake in a hollow that is so deep. */
  leastSea: 5,
  leastIsle: 2,
  leastLake: 3,
  mostLakes: 3,
  lakeDepth: 0.03,
  /** How much higher a flat cell is than the one that its water runs to. */
  riseOfFlat: 0.0001,
  /** Cells whose rain makes a river: a part of the land, and at least so many; and how many times that makes a broad one. */
  landPerSpring: 40,
  springLeast: 7,
  broadFrom: 3,
  mountainPart: 0.13,
  hillPart: 0.12,
  forestPart: 0.34,
  leastRange: 3,
  leastForest: 4,
  forestWaves: 8,
  beachFrom: 0.58,
  marshFlow: 30,
  landPerSettlement: { sparse: 90, usual: 55, dense: 34 },
  landPerCity: 700,
  mostSettlements: 40,
  /** How much of the way that settlements would be apart if they stood evenly is between any two. */
  spread: 0.72,
  landPerSite: 130,
  mostSites: 9,
  /** Settlements for each road that leaves the map and for each ruin that one leads to, and such of each at most; cells between two that leave. */
  settlementsPerExit: 4,
  mostExits: 4,
  exitsApart: 8,
  roadCosts: { open: 1, wood: 1.7, hill: 2.2, wet: 2.5, mountain: 7, ford: 1.6, road: 0.3 },
  /** Columns of a map whose drawings are as large as they are; how many times larger those of other maps are, at least and at most. */
  usualColumns: 42,
  leastGrowth: 0.8,
  /** How often another name is tried where one was given before. */
  nameTries: 30,
  /** How wide a letter is for its height, about; how far from the edges of the map nothing is written; and at how many places along each half of a text its ground is looked at. */
  letterPart: 0.47,
  marginCells: 0.2,
  textLooks: 4,
  mostGrowth: 2.2,
} as const;

/** How files of Universal VTT are read. */
export const vttReading = {
  /** No point of a map lies further out than so many cells. */
  furthestCells: 10_000,
  /** From what part of 255 on the strongest part of a colour is bright light, and dim light. */
  lightFrom: 170,
  dimFrom: 64,
  bytesPerMegabyte: 1_000_000,
} as const;

/** How drawings and texts are laid on a map. */
export const stampWork = {
  /** How much shows of what Dungeon Masters alone see. */
  dmLayerPart: 0.55,
  /** Degrees of one press on squares and on hexes, growth of one press, and cells of a step by keys where nothing is snapped to. */
  turnDegrees: { square: 45, hex: 60 },
  growth: 1.25,
  freeStep: 0.1,
} as const;

/** How the picture under a map of a campaign is cut for players. */
export const pictureCutting = {
  /** How far from its middle a dot is looked at on each side: not quite to its edge, which the next one has too. */
  reachDots: 0.499,
  /** Bytes of parts that are kept to be sent again. */
  keptBytes: 32 * 1024 * 1024,
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
  /** Pixels of a cell on a picture of a map, and of the whole picture at most: more of them phones do not draw. */
  pictureCellPixels: 70,
  picturePixels: 16_000_000,
  /** How loud the sounds of maps are before somebody sets it, of 100. */
  usualLoudness: 40,
  /** Milliseconds for which a ping shows. */
  pingMilliseconds: 2000,
  /** Milliseconds after which a television asks again. */
  screenMilliseconds: 1500,
  /** Milliseconds after which a part of a picture is asked for again that could not be had. */
  pictureAgainMilliseconds: 5000,
  /** Milliseconds for which a television is told of a ping. */
  screenPingMilliseconds: 4000,
} as const;
