import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { labelledLines, partsRead } from './labelled-parts.ts';

describe('lines that nobody has played', () => {
  // So much was read when this was measured last; a better reading raises it, and nothing lowers it.
  it.each([
    ['free-template-world', 0.71, 0.51],
    ['high-ambry', 0.74, 0.59],
    ['the-shut-country', 0.77, 0.61],
  ])('are read as what a game master would take their parts for: %s', (world, parts, whole) => {
    const adventure = readyAdventures.get(world);
    const read = adventure && partsRead(adventure, labelledLines(world));
    expect(read?.parts).toBeGreaterThanOrEqual(parts);
    expect(read?.lines).toBeGreaterThanOrEqual(whole);
  });
});
