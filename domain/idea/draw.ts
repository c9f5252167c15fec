/** A source of chance that is the same for the same seed: draws in [0, 1). */
export type Draw = () => number;

/** Draws that depend on the seed alone (FNV-1a, then mulberry32). */
export function drawOf(seed: string): Draw {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same list in another order. */
export function shuffled<Item>(list: readonly Item[], draw: Draw): Item[] {
  return list
    .map((item) => ({ item, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** One of a list; of an empty one, what stands for it. */
export const oneOf = <Item>(list: readonly Item[], draw: Draw, otherwise: Item): Item =>
  list[Math.floor(draw() * list.length)] ?? otherwise;

/** A whole number from one to another, both included. */
export const between = (least: number, most: number, draw: Draw): number => least + Math.floor(draw() * (most - least + 1));
