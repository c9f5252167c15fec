/** One colour by day and by candlelight. */
function paint(day: string, night: string): string {
  return `light-dark(oklch(${day}), oklch(${night}))`;
}

/** The colours of the hearth scene. Light is warm in both; by day the room is parchment and ink. */
export const scenePaint = {
  pool: paint('0.9 0.06 78', '0.3 0.06 52'),
  wood: paint('0.58 0.075 52', '0.36 0.06 46'),
  woodLit: paint('0.76 0.09 66', '0.56 0.1 56'),
  woodEdge: paint('0.44 0.065 48', '0.25 0.045 42'),
  woodDark: paint('0.38 0.05 46', '0.2 0.03 44'),
  page: paint('0.98 0.02 88', '0.93 0.05 86'),
  pageShade: paint('0.88 0.04 80', '0.78 0.08 72'),
  cover: paint('0.45 0.14 24', '0.42 0.13 24'),
  flameOuter: paint('0.7 0.17 46', '0.7 0.18 44'),
  flameMiddle: paint('0.79 0.16 66', '0.8 0.16 66'),
  flameInner: paint('0.95 0.09 92', '0.96 0.09 94'),
  line: paint('0.62 0.11 70', '0.86 0.11 84'),
  near: paint('0.31 0.032 48', '0.125 0.012 48'),
  nearShade: paint('0.26 0.028 46', '0.1 0.01 46'),
  rim: paint('0.74 0.13 62', '0.72 0.14 54'),
  sky: paint('0.83 0.055 215', '0.29 0.05 232'),
  skyHigh: paint('0.89 0.045 205', '0.24 0.045 238'),
  moon: paint('0.98 0.035 92', '0.93 0.075 90'),
  star: paint('0.98 0.03 92', '0.9 0.08 88'),
  far: paint('0.72 0.05 222', '0.4 0.05 222'),
  middle: paint('0.62 0.07 190', '0.34 0.05 200'),
  land: paint('0.53 0.08 160', '0.27 0.045 175'),
  landNear: paint('0.43 0.075 152', '0.205 0.035 165'),
  water: paint('0.86 0.05 210', '0.55 0.07 225'),
  wyrm: paint('0.36 0.1 24', '0.16 0.03 240'),
  window: paint('0.93 0.13 90', '0.87 0.15 82'),
  stone: paint('0.5 0.03 235', '0.215 0.03 228'),
} as const;

/** Clothes, hair and skin, each lit from the middle of the table. */
export const figurePaint = {
  moss: { cloth: paint('0.5 0.08 150', '0.36 0.055 150'), lit: paint('0.63 0.09 145', '0.52 0.085 130') },
  wine: { cloth: paint('0.45 0.13 22', '0.35 0.1 22'), lit: paint('0.58 0.15 28', '0.53 0.14 32') },
  sea: { cloth: paint('0.48 0.075 238', '0.34 0.055 240'), lit: paint('0.61 0.08 228', '0.5 0.065 225') },
  gold: { cloth: paint('0.6 0.1 74', '0.44 0.08 70'), lit: paint('0.73 0.11 80', '0.64 0.11 76') },
  skin: {
    pale: { base: paint('0.83 0.06 62', '0.78 0.085 60'), shade: paint('0.7 0.075 55', '0.56 0.075 48') },
    olive: { base: paint('0.72 0.075 64', '0.68 0.095 60'), shade: paint('0.58 0.08 56', '0.46 0.07 48') },
    dark: { base: paint('0.54 0.07 52', '0.5 0.08 50'), shade: paint('0.42 0.06 46', '0.33 0.055 44') },
  },
  hair: {
    black: paint('0.28 0.02 40', '0.17 0.015 40'),
    copper: paint('0.52 0.13 44', '0.42 0.11 42'),
    silver: paint('0.82 0.015 80', '0.7 0.025 76'),
  },
} as const;
