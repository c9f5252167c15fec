import { expect, it, vi } from 'vitest';
import { oncePerLook } from './looks.ts';
import type { TableViewer } from '#server/features/battle-maps/viewers.ts';

const viewer = (userId: string, more: Partial<TableViewer> = {}): TableViewer => ({ userId, leads: false, heroes: new Set(), ...more });

it('what a thousand spectators see is worked out once, and again for other eyes and another memory alone', () => {
  const work = vi.fn((looking: TableViewer, memory: string) => `${looking.userId} ${memory}`);
  const look = oncePerLook(work);
  const spectators = Array.from({ length: 1000 }, (_, n) => look(viewer(`s${n}`), '?3'));
  expect(new Set(spectators)).toEqual(new Set(['s0 ?3']));
  expect(look(viewer('late'), '')).toBe('late ');
  expect(look(viewer('mira', { heroes: new Set(['kara', 'dain']) }), '?3')).toBe('mira ?3');
  expect(look(viewer('tov', { heroes: new Set(['dain', 'kara']) }), '?3')).toBe('mira ?3');
  expect(look(viewer('oda', { leads: true }), '?3')).toBe('oda ?3');
  expect(work).toHaveBeenCalledTimes(4);
});
