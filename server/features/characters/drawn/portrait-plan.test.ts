import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { describe, expect, it } from 'vitest';
import { colour, portraitPlan } from './portrait-plan.ts';

describe('a drawn portrait', () => {
  it('is the same for the same seed and differs between seeds', () => {
    expect(portraitPlan('elf', 'wizard', 'a')).toEqual(portraitPlan('elf', 'wizard', 'a'));
    const faces = new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(portraitPlan('human', 'fighter', `${seed}`))));
    expect(faces.size).toBe(30);
  });

  it.each(speciesIds)('of every class is drawn in colours the browser knows, for a %s', (species) => {
    for (const calling of classIds) {
      const plan = portraitPlan(species, calling, 'seed');
      for (const tone of [plan.skin, plan.shade, plan.hair, plan.eyes, plan.sky, plan.glow, plan.cloth, plan.trim])
        expect(tone).toMatch(/^oklch\(0\.\d{3} [\d.]+ -?[\d.]+\)$/);
    }
  });

  it('gives dragonborn no hair and nobody but those who grow one a beard', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      expect(portraitPlan('dragonborn', 'bard', `${seed}`).hairStyle).toBe('none');
      expect(portraitPlan('elf', 'bard', `${seed}`).beard).toBe('none');
    }
  });

  it('keeps lightness within what can be seen', () => {
    expect(colour([0.95, 0.1, 20], 0.5)).toBe('oklch(0.970 0.1 20)');
    expect(colour([0.1, 0.1, 20], -0.5)).toBe('oklch(0.080 0.1 20)');
  });
});
