import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { differencesOf } from '#domain/srd/compare-numbers.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { spells } from '#domain/srd/spells.ts';
import { SpellDetails } from './spell-details.ts';

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const fileOf = (level: number) => `content/srd/spell-details/${level === 0 ? 'cantrips' : `level-${level}`}.json`;

describe.each(levels)('the spells of level %i', (level) => {
  const there = spells.filter((spell) => spell.level === level);
  const rows = readContent(fileOf(level), z.array(SpellDetails), JSON.parse(readFileSync(fileOf(level), 'utf8')));

  it('are all described, in the order of the catalogue', () => {
    expect(rows.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
  });

  it('say in words what their activities do', () => {
    expect(rows.flatMap((row) => differencesOf(row).map((difference) => `${row.name}: ${difference}`))).toEqual([]);
  });

  it('name their material where they need one', () => {
    const needing = there.filter(({ components }) => components.includes('M')).map(({ name }) => name);
    expect(rows.filter(({ material }) => material !== undefined).map(({ name }) => name)).toEqual(needing);
  });

  it('are costly in the catalogue where their material has a price or is used up', () => {
    const priced = rows.filter(({ material = '' }) => /\b[GC]P\b|\bconsumes\b|\buses up\b/.test(material)).map(({ name }) => name);
    expect(there.filter(({ costly }) => costly).map(({ name }) => name)).toEqual(priced);
  });

  it('name each of several activities apart', () => {
    const unclear = rows.filter(
      ({ activities }) => activities.length > 1 && new Set(activities.map(({ id }) => id)).size < activities.length,
    );
    expect(unclear.map(({ name }) => name)).toEqual([]);
  });

  it('are found by their names', async () => {
    const details = await loadSpellDetails(level);
    expect(there.filter(({ name }) => details.get(name)?.text === undefined)).toEqual([]);
  });
});

it('have no level beyond 9', async () => {
  await expect(loadSpellDetails(10)).rejects.toThrow('No spell has level 10.');
});
