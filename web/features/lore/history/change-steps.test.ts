import type { Change } from '#domain/world/lore/change.ts';
import { describe, expect, it } from 'vitest';
import { changeSteps } from './change-steps.ts';

const change = (id: number, before: Change['before'], subjectId = 'e1'): Change => ({
  id,
  before,
  subjectId,
  subject: 'entry',
  subjectName: 'The Bar',
  actorId: 'p1',
  actorName: 'Mira',
  at: '2026-11-20T10:00:00.000Z',
  action: 'edited',
  isDamaged: false,
});

describe('a history', () => {
  it('tells of each change what stood before and after it', () => {
    const changes = [change(3, { text: 'Mud.' }), change(2, { name: 'Bar' }), change(1, { text: 'Sand.' })];
    const steps = changeSteps(changes, () => ({ text: 'Shell.', name: 'The Bar' }));
    expect(steps.map(({ fields }) => fields[0])).toEqual([
      { field: 'text', before: 'Mud.', after: 'Shell.' },
      { field: 'name', before: 'Bar', after: 'The Bar' },
      { field: 'text', before: 'Sand.', after: 'Mud.' },
    ]);
  });

  it('keeps the things of a world apart, and says nothing it does not know', () => {
    const steps = changeSteps([change(2, { text: 'B' }, 'e2'), change(1, { text: 'A' })], (id) =>
      id === 'e1' ? { text: 'now' } : undefined,
    );
    expect(steps.map(({ fields }) => fields[0]?.after)).toEqual([undefined, 'now']);
  });
});
