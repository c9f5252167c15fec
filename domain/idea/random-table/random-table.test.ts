import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { RandomTable } from './random-table.ts';
import { rollTable, tablesWith } from './roll-table.ts';
import { rangesOf, resultsOf } from './table-results.ts';

const ids = ['1', '2', '3'].map((n) => `5b0f1f6e-6a3f-4f0e-9a39-0d3f5f1c0b0${n}`);
const [road = '', beasts = '', gone = ''] = ids;
const row = (text: string, weight = 1, next: string | null = null) => ({ weight, text, next });
const onRoad = { id: road, name: 'On the road', dice: '1d6', rows: [row('Rain', 4), row('', 1, beasts), row('[[2d4*10]] gp in the mud')] };
const beastTable = { id: beasts, name: 'Beasts', dice: null, rows: [row('[[1d4]] wolves', 3), row('A bear')] };
const problemsOf = (table: unknown) => RandomTable.safeParse(table).error?.issues.map(({ message }) => message) ?? [];
const all = (...tables: RandomTable[]) => new Map(tables.map((table) => [table.id, table]));

describe('a random table', () => {
  it('is one with dice whose results its rows take up, or one without', () => {
    expect([onRoad, beastTable].flatMap(problemsOf)).toEqual([]);
  });

  it.each([
    ['rows too few for its dice', { dice: '1d8' }, 'The rows take up 6 of the 8 results of 1d8.'],
    ['no dice to roll', { dice: '7' }, 'Please write dice to roll, such as 1d20 or 2d6.'],
    ['a row that says nothing', { dice: null, rows: [row('')] }, 'Please write what comes of this row.'],
    ['no rows', { dice: null, rows: [] }, 'Please write at least one row.'],
    ['a name that says nothing', { name: ' ' }, 'Please enter a name.'],
  ])('is refused with %s', (_, fields, sentence) => expect(problemsOf({ ...onRoad, ...fields })).toContain(sentence));

  it('counts results from the lowest total of its dice on', () => {
    expect(resultsOf('2d6')).toEqual({ ok: true, least: 2, most: 12 });
    expect(rangesOf(2, [row('a', 6), row('b', 5)])).toEqual([
      { from: 2, to: 7 },
      { from: 8, to: 12 },
    ]);
  });
});

describe('a roll on a table', () => {
  it('is the same for the same seed, rolls the dice in its words, and goes on to the table that a row names', () => {
    const tables = all(onRoad, beastTable);
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { steps, end } = rollTable(tables, road, seed);
        expect(rollTable(tables, road, seed)).toEqual({ steps, end });
        expect(end).toBe('done');
        const [first, second] = steps;
        const total = first?.total ?? 0;
        if (total <= 4) expect(first?.text).toBe('Rain');
        if (total === 5)
          expect(second).toMatchObject({ name: 'Beasts', total: null, text: expect.stringMatching(/^([1-4] wolves|A bear)$/) });
        if (total === 6) expect(first?.text).toMatch(/^[2-8]0 gp in the mud$/);
        expect(steps).toHaveLength(total === 5 ? 2 : 1);
        seen.add(String(total));
      }),
      { numRuns: 200 },
    );
    expect([...seen].toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('draws rows without dice about as often as they weigh', () => {
    const many = Array.from({ length: 2000 }, (_, n) => rollTable(all(beastTable), beasts, `seed ${n}`).steps[0]?.text);
    const bears = many.filter((text) => text === 'A bear').length;
    expect(bears).toBeGreaterThan(400);
    expect(bears).toBeLessThan(600);
  });

  it('ends where a table is not there, and where tables lead to each other without end', () => {
    const toNowhere = { ...beastTable, rows: [row('Look:', 1, gone)] };
    expect(rollTable(all(toNowhere), beasts, 'seed')).toMatchObject({ end: 'missing', steps: [{ text: 'Look:' }] });
    const toItself = { ...beastTable, rows: [row('Again', 1, beasts)] };
    const round = rollTable(all(toItself), beasts, 'seed');
    expect(round.end).toBe('tooMany');
    expect(round.steps).toHaveLength(limits.tableSteps);
  });
});

it('a table goes with all that it leads to, each once', () => {
  const back = { ...beastTable, rows: [row('', 1, road), row('', 1, gone)] };
  expect(tablesWith(all(onRoad, back), [road]).map(({ name }) => name)).toEqual(['On the road', 'Beasts']);
});
