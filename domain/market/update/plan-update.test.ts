import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planUpdate, writtenBack, writtenBy } from './plan-update.ts';
import type { Part, Written } from './part.ts';

const gate = (fields: Record<string, unknown> = {}): Part => {
  const all = { name: 'The Gate', text: 'Oak.\n\nIt is shut.', tags: ['wood'], ...fields };
  return { key: 'entry/gate', kind: 'entry', name: String(all.name), fields: all };
};

const after = (parts: readonly Part[], written: readonly Written[]): Part[] => {
  const all = new Map(parts.map((part) => [part.key, part]));
  for (const { before, after: now } of written) {
    if (now) all.set(now.key, now);
    else if (before) all.delete(before.key);
  }
  return [...all.values()];
};
const updated = (mine: readonly Part[], plan: ReturnType<typeof planUpdate>, side: 'mine' | 'theirs' | 'both' = 'mine') =>
  after(mine, writtenBy(plan, mine, () => side) ?? []);

describe('a newer version of what is installed', () => {
  it.each([
    ['is followed where nothing was touched', gate(), gate(), gate({ text: 'Iron.' }), gate({ text: 'Iron.' })],
    ['leaves what was changed', gate(), gate({ text: 'Mine.' }), gate(), gate({ text: 'Mine.' })],
    ['changes one field beside another of one’s own', gate(), gate({ name: 'Mine' }), gate({ tags: [] }), gate({ name: 'Mine', tags: [] })],
    ['needs nothing where both did the same', gate(), gate({ text: 'Iron.' }), gate({ text: 'Iron.' }), gate({ text: 'Iron.' })],
    ['leaves out a field that it has no more', gate({ date: '3' }), gate({ date: '3' }), gate(), gate()],
    ['brings what is new in it', null, null, gate(), gate()],
    ['takes away what it has no more', gate(), gate(), null, null],
    ['leaves away what one has removed', gate(), null, gate(), null],
    ['does not touch what is one’s own', null, gate(), null, gate()],
  ])('%s', (_title, base, mine, theirs, wanted) => {
    const list = (part: Part | null) => (part ? [part] : []);
    const plan = planUpdate({ base: list(base), mine: list(mine), theirs: list(theirs) });
    expect(plan.choices).toEqual([]);
    expect(updated(list(mine), plan)).toEqual(list(wanted));
  });

  it('asks where both were changed, and offers both together where lines differ', () => {
    const mine = [gate({ text: 'Oak.\n\nIt is open.', name: 'My Gate' })];
    const plan = planUpdate({ base: [gate()], mine, theirs: [gate({ text: 'Iron.\n\nIt is shut.', name: 'Their Gate' })] });
    expect(plan.choices.map(({ key, both }) => [key, both?.value ?? null])).toEqual([
      ['entry/gate#name', null],
      ['entry/gate#text', 'Iron.\n\nIt is open.'],
    ]);
    expect(updated(mine, plan, 'mine')).toEqual(mine);
    expect(updated(mine, plan, 'theirs')).toEqual([gate({ text: 'Iron.\n\nIt is shut.', name: 'Their Gate' })]);
    expect(writtenBy(plan, mine, () => 'both')).toBeNull();
    expect(writtenBy(plan, mine, (key) => (key.endsWith('name') ? 'theirs' : undefined))).toBeNull();
  });

  it('asks before it takes away what was changed, and before it brings back what was removed', () => {
    const mine = [gate({ text: 'Mine.' })];
    const gone = planUpdate({ base: [gate()], mine, theirs: [] });
    expect([updated(mine, gone, 'mine'), updated(mine, gone, 'theirs')]).toEqual([mine, []]);
    const back = planUpdate({ base: [gate()], mine: [], theirs: [gate({ text: 'Iron.' })] });
    expect([updated([], back, 'mine'), updated([], back, 'theirs')]).toEqual([[], [gate({ text: 'Iron.' })]]);
  });

  it('asks about all that differs where it is not known what was installed, and takes nothing away', () => {
    const plan = planUpdate({ base: null, mine: [gate(), { ...gate(), key: 'entry/own' }], theirs: [gate({ text: 'Iron.' })] });
    expect(plan).toMatchObject({
      follows: [],
      kept: [],
      choices: [{ field: 'text', mine: 'Oak.\n\nIt is shut.', theirs: 'Iron.', both: null }],
    });
  });
});

const someParts = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('1', '2', '3'), tag: fc.constantFrom('x', 'y') }), {
    selector: ({ id }) => id,
  })
  .map((all) => all.map(({ id, ...fields }): Part => ({ key: `entry/${id}`, kind: 'entry', name: id, fields })));
const sorted = (parts: readonly Part[]) => parts.toSorted((one, other) => one.key.localeCompare(other.key));

describe('whatever was installed, changed and published', () => {
  it('nothing of one’s own is lost where one chooses it', () => {
    fc.assert(
      fc.property(someParts, someParts, someParts, (base, mine, theirs) => {
        const all = new Map(updated(mine, planUpdate({ base, mine, theirs })).map((part) => [part.key, part]));
        const lost = mine.flatMap(({ key, fields }) => {
          const was = base.find((each) => each.key === key)?.fields ?? {};
          return Object.keys(fields).filter((field) => fields[field] !== was[field] && all.get(key)?.fields[field] !== fields[field]);
        });
        expect(lost).toEqual([]);
      }),
    );
  });

  it('a copy that nobody has changed becomes the new version', () => {
    fc.assert(
      fc.property(someParts, someParts, (base, theirs) => {
        const plan = planUpdate({ base, mine: base, theirs });
        expect(plan.choices).toEqual([]);
        expect(sorted(updated(base, plan))).toEqual(sorted(theirs));
      }),
    );
  });

  it('an update that is taken back leaves what there was', () => {
    fc.assert(
      fc.property(someParts, someParts, someParts, fc.constantFrom('mine' as const, 'theirs' as const), (base, mine, theirs, side) => {
        const written = writtenBy(planUpdate({ base, mine, theirs }), mine, () => side) ?? [];
        const now = after(mine, written);
        expect(sorted(after(now, writtenBack(written, now).written))).toEqual(sorted(mine));
      }),
    );
  });
});
