import { describe, expect, it } from 'vitest';
import { srdEntries } from './entries.ts';
import { sampleOf } from './sample.ts';

const letters = Array.from({ length: 26 }, (_, at) => `entry ${String(at).padStart(2, '0')}`);

describe('The sample of a second reading', () => {
  it('is a tenth of each kind, rounded up', () => {
    const { letters: drawn, one } = sampleOf({ letters, one: ['only'] }, 'a seed');
    expect(drawn).toHaveLength(3);
    expect(one).toEqual(['only']);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(sampleOf({ letters }, 'a seed')).toEqual(sampleOf({ letters }, 'a seed'));
    expect(sampleOf({ letters }, 'another')).not.toEqual(sampleOf({ letters }, 'a seed'));
  });

  it('keeps the order of the entries, and draws none twice', () => {
    const { letters: drawn } = sampleOf({ letters }, 'a seed');
    expect(drawn).toEqual([...new Set(drawn)].toSorted());
  });

  it('draws from every kind of content, and no two entries of a kind have one name', async () => {
    const entries = await srdEntries();
    for (const names of Object.values(entries)) {
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
