import type { Change } from '#domain/world/lore/change.ts';
import { expect, it } from 'vitest';
import { otherWriter } from './other-writer.ts';

const change = (actorId: string, actorName: string, before: Change['before']): Change => ({
  id: 1,
  subject: 'entry',
  subjectId: 'bell',
  subjectName: 'Bell',
  actorId,
  actorName,
  at: '2026-01-01T00:00:00.000Z',
  action: 'edited',
  isDamaged: false,
  before,
});

it('names who else changed a field last', () => {
  const changes = [
    change('mira', 'Mira', { text: 'two' }),
    change('tov', 'Tov', { tags: [] }),
    change('oda', 'Oda', { text: 'one' }),
    change('tov', 'Tov', { text: '' }),
  ];
  expect(otherWriter(changes, 'text', 'mira')).toBe('Oda');
  expect(otherWriter(changes, 'tags', 'mira')).toBe('Tov');
  expect(otherWriter(changes, 'tags', 'tov')).toBeNull();
  expect(otherWriter(changes, 'date', 'mira')).toBeNull();
});
