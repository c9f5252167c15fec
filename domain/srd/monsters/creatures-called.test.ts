import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#domain/srd/slug.ts';
import { calledCreature } from './spirits.ts';

/** Everything below a value that is keyed with `monster`: whom somebody calls, or becomes. */
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => (key === 'monster' && typeof below === 'string' ? [below] : namesIn(below)));

/** Somebody who calls: what comes does not depend on their numbers. */
const caller = { slot: 5, dc: 13, toHit: 5, modifier: 3 };
/** Whose numbers stand in the text of the deck that calls them, as they follow from whoever draws the card. */
const inWords = new Set(['Avatar of Death']);

describe('creatures that are called by name', () => {
  it.each(globSync('content/srd/*/*.json'))('%s names only those that have a stat block', (file) => {
    const named = namesIn(JSON.parse(readFileSync(file, 'utf8')));
    expect(named.filter((name) => calledCreature(slugOf(name), caller) === undefined && !inWords.has(name))).toEqual([]);
  });
});
