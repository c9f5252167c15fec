/** A source of chance that is the same for the same words: draws in [0, 1). */
export type Draw = () => number;

/** FNV-1a over UTF-16 units: an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Draws that depend on the campaign, the reply's number and a purpose alone (mulberry32). */
export function seeded(campaignId: string, turn: number, purpose: string): Draw {
  let state = hashOf(`${campaignId}\u0000${turn}\u0000${purpose}`);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list, or undefined of an empty one. */
export function drawFrom<T>(list: readonly T[], draw: Draw): T | undefined {
  return list[Math.floor(draw() * list.length)];
}
