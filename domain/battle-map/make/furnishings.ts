/** A drawing of content/stamps by its id and the cells that it covers. */
export interface Furnishing {
  id: string;
  width: number;
  height: number;
}

const small = (...ids: string[]): Furnishing[] => ids.map((id) => ({ id, width: 1, height: 1 }));
const of = (id: string, width: number, height: number): Furnishing => ({ id, width, height });

/** What furnishes a room: what stands along its walls, and perhaps one thing near its middle. */
export interface Theme {
  walls: readonly Furnishing[];
  middle: Furnishing | null;
}

/** Rooms of dungeons that anybody may enter. */
export const roomThemes: readonly Theme[] = [
  { walls: small('barrel', 'crate', 'sack', 'lying-barrel', 'crate'), middle: null },
  { walls: small('bones', 'skull', 'web', 'candelabra'), middle: of('sarcophagus', 1, 2) },
  { walls: small('candelabra', 'brazier', 'broken-pillar'), middle: of('altar', 2, 1) },
  { walls: small('stool', 'barrel', 'armor-stand', 'chest'), middle: of('table', 2, 1) },
  { walls: small('bookstand', 'candelabra', 'cupboard', 'potions'), middle: of('desk', 2, 1) },
  { walls: small('bones', 'stones', 'web'), middle: null },
  { walls: small('cauldron', 'potions', 'eggs', 'candelabra'), middle: of('round-rug', 2, 2) },
];
/** Rooms behind locks. */
export const vault: Theme = { walls: small('chest', 'open-chest', 'treasure', 'candelabra'), middle: null };

/** Houses. */
export const houseThemes: readonly Theme[] = [
  { walls: small('chest', 'cupboard', 'stove', 'barrel', 'stool'), middle: of('table', 2, 1) },
  { walls: small('chest', 'stove', 'cradle', 'chair'), middle: of('bed', 1, 2) },
  { walls: small('crate', 'barrel', 'sack', 'barrel'), middle: null },
  { walls: small('armor-stand', 'bucket', 'grindstone'), middle: of('round-table', 2, 2) },
];
export const yardThings: readonly Furnishing[] = [
  of('tree', 2, 2),
  of('tree', 2, 2),
  of('garden', 2, 2),
  of('haystack', 2, 2),
  of('trough', 2, 1),
  of('woodpile', 2, 1),
  of('cart', 2, 1),
  ...small('bush', 'flowers'),
];
export const marketThings: readonly Furnishing[] = [
  of('market-stall', 2, 2),
  of('market-stall', 2, 2),
  of('cart', 2, 1),
  ...small('crate', 'barrel', 'sack'),
];
export const well = of('well', 2, 2);

export const caveThings: readonly Furnishing[] = [...small('stones', 'bones', 'mushrooms'), of('boulder', 2, 2)];
/** What glows by itself. */
export const glowing: readonly Furnishing[] = small('crystals', 'mushrooms');

export const trees: readonly Furnishing[] = [
  of('tree', 2, 2),
  of('tree', 2, 2),
  of('fir', 2, 2),
  of('large-tree', 3, 3),
  of('dead-tree', 2, 2),
];
export const undergrowth: readonly Furnishing[] = small('bush', 'fern', 'tall-grass', 'stump', 'mushrooms');
export const meadow: readonly Furnishing[] = small('flowers', 'tall-grass', 'stones', 'bush');
export const bank: readonly Furnishing[] = small('reeds', 'stones');
export const camp = of('campfire', 1, 1);
