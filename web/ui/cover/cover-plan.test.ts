import { describe, expect, it } from 'vitest';
import { coverHeight, coverPlan, coverWidth } from './cover-plan.ts';

const seeds = Array.from({ length: 200 }, (_, at) => `campaign-${at}`);

describe('a generated cover', () => {
  it('is the same for the same seed', () => {
    expect(coverPlan('the-drowned-weir')).toEqual(coverPlan('the-drowned-weir'));
  });

  it('differs between neighbouring seeds', () => {
    const drawn = new Set(seeds.map((seed) => JSON.stringify(coverPlan(seed))));
    expect(drawn.size).toBe(seeds.length);
  });

  it('keeps the light and the landmark inside the picture', () => {
    for (const seed of seeds) {
      const { orb, landmark } = coverPlan(seed);
      expect(orb.x - orb.radius).toBeGreaterThan(0);
      expect(orb.y - orb.radius).toBeGreaterThan(0);
      expect(landmark.x).toBeGreaterThan(40);
      expect(landmark.x).toBeLessThan(coverWidth - 20);
      expect(landmark.y).toBeLessThan(coverHeight);
    }
  });

  it('uses every landmark and mood sooner or later', () => {
    expect(new Set(seeds.map((seed) => coverPlan(seed).landmark.kind)).size).toBe(6);
    expect(new Set(seeds.map((seed) => coverPlan(seed).land)).size).toBe(8);
  });

  it('has lands that can be told apart', () => {
    const hues = [...new Set(seeds.map((seed) => coverPlan(seed).land))].toSorted((a, b) => a - b);
    const gaps = hues.map((hue, at) => ((hues[(at + 1) % hues.length] ?? 0) - hue + 360) % 360);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });

  it('never falls into purple', () => {
    for (const seed of seeds) expect(coverPlan(seed).land).not.toSatisfy((hue: number) => hue > 260 && hue < 340);
  });
});
