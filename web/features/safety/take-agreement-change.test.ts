import { describe, expect, it } from 'vitest';
import { entriesAfter } from './take-agreement-change.ts';

const spiders = { id: 's', kind: 'line', topic: 'Spiders' } as const;

describe('the lines and veils after a change', () => {
  it('have the new one at their end, which those who lead may take back', () => {
    expect(entriesAfter([], { kind: 'added', entry: spiders }, false)).toEqual([{ ...spiders, removable: false }]);
    expect(entriesAfter([], { kind: 'added', entry: spiders }, true)).toEqual([{ ...spiders, removable: true }]);
  });

  it('know the own one from the answer, and lose what was taken back', () => {
    const own = { ...spiders, removable: true };
    expect(entriesAfter([own], { kind: 'added', entry: spiders }, false)).toEqual([own]);
    expect(entriesAfter([own], { kind: 'removed', entryId: 's' }, false)).toEqual([]);
  });
});
