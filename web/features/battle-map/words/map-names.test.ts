import { describe, expect, it } from 'vitest';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { copyName, mapLabels, mapNote } from './map-names.ts';

const updatedAt = '2026-11-20T14:05:00.000Z';
const later = '2026-11-21T09:30:00.000Z';
const labelsOf = (...maps: Parameters<typeof mapLabels>[0]) => [...mapLabels(maps).values()];

describe('maps of one name', () => {
  it('are told apart by their size and when they were changed, and others by their names alone', () => {
    const [small, large, other] = labelsOf(
      { id: 'a', name: 'Cave', columns: 8, rows: 6, updatedAt },
      { id: 'b', name: 'Cave', columns: 30, rows: 20, updatedAt: later },
      { id: 'c', name: 'Mill', columns: 4, rows: 4, updatedAt },
    );
    expect([small, large, other]).toEqual([
      `Cave, 8 by 6, changed ${momentOf(updatedAt)}`,
      `Cave, 30 by 20, changed ${momentOf(later)}`,
      'Mill',
    ]);
  });

  it('are numbered where nothing else tells them apart', () => {
    expect(labelsOf({ id: 'a', name: 'Cave' }, { id: 'b', name: 'Cave' }, { id: 'c', name: 'Cave' })).toEqual([
      'Cave',
      'Cave (2)',
      'Cave (3)',
    ]);
  });

  it('have a note that says nothing where nothing is known', () => expect(mapNote({ id: 'a', name: 'Cave' })).toBe(''));
});

describe('the name of a copy', () => {
  it('is one that no other map has', () => {
    expect(copyName('Cave', [{ name: 'Cave' }])).toBe('Copy of Cave');
    expect(copyName('Cave', [{ name: 'Cave' }, { name: 'Copy of Cave' }])).toBe('Copy 2 of Cave');
  });

  it('is no longer than a name may be, and another also for a long one', () => {
    const long = 'x'.repeat(battleMapLimits.nameLength);
    const first = copyName(long, []);
    const second = copyName(long, [{ name: first }]);
    expect([first.length, second.length, second === first]).toEqual([battleMapLimits.nameLength, battleMapLimits.nameLength, false]);
  });
});
