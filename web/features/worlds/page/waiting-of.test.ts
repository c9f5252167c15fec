import type { OpenConflict } from '#domain/world/lore/change.ts';
import { describe, expect, it } from 'vitest';
import { waitingOf } from './waiting-of.ts';

const conflict = (subject: OpenConflict['subject'], subjectId: string, field = 'name'): OpenConflict => ({
  id: `${subjectId}/${field}`,
  subject,
  subjectId,
  subjectName: `The ${subjectId}`,
  field,
  value: 'Other',
  actorName: 'Wren',
  at: '2026-11-20T18:00:00.000Z',
});

describe('what waits elsewhere than in the world itself', () => {
  it('is each entry and tome once, oldest first', () => {
    const conflicts = [conflict('entry', 'bell'), conflict('world', 'weir'), conflict('tome', 'ledger'), conflict('entry', 'bell', 'text')];
    expect(waitingOf(conflicts)).toEqual([
      { subject: 'entry', id: 'bell', name: 'The bell' },
      { subject: 'tome', id: 'ledger', name: 'The ledger' },
    ]);
  });

  it('is nothing where only the world has open conflicts', () => {
    expect(waitingOf([conflict('world', 'weir')])).toEqual([]);
  });
});
