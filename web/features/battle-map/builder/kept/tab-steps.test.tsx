import { drawn, emptyGround, wholeGround } from '#domain/battle-map/draw.ts';
import type { GroundChange, Wall } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { stepOf } from '#web/features/battle-map/data/strokes.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { tabSteps } from './tab-steps.ts';

afterEach(() => sessionStorage.clear());

const cave = emptyGround('Cave', { kind: 'square', columns: 6, rows: 5 });
const wall: Wall = { between: [0, 1], kind: 'wall', open: false, locked: false };
const stamp = { id: 'a', drawing: 'barrel', text: '', x: 1, y: 1, width: 1, height: 1, turn: 0, forDm: true };
const changes: GroundChange[] = [
  { kind: 'terrain', cells: [1, 2], terrain: 'water' },
  { kind: 'walls', walls: [wall] },
  { kind: 'noWalls', between: [[0, 1]] },
  { kind: 'light', light: { cell: 3, bright: 20, dim: 20 } },
  { kind: 'noLight', cell: 3 },
  { kind: 'stamps', stamps: [stamp] },
  { kind: 'noStamps', ids: ['a'] },
  { kind: 'ambient', ambient: 'dark' },
  { kind: 'air', air: { outside: true, time: 'night', weather: 'rain', sound: 'wind' } },
  { kind: 'sight', sight: false },
  { kind: 'name', name: 'Den' },
  { kind: 'all', terrain: cave.terrain, walls: [wall], lights: [] },
];

it('steps of every kind come back as they were, for the map as they left it', () => {
  const steps = { done: changes.map((change) => stepOf(cave, change)), undone: changes.slice(0, 2).map((change) => stepOf(cave, change)) };
  tabSteps.write('cave', cave, steps);
  expect(tabSteps.read('cave', cave)).toEqual(steps);
  expect(tabSteps.read('cave', drawn(cave, { kind: 'name', name: 'Other' }))).toBeNull();
  tabSteps.remove('cave');
  expect(tabSteps.read('cave', cave)).toBeNull();
});

const named = (many: number, length = 0) =>
  Array.from({ length: many }, (_, n) => stepOf(cave, { kind: 'name', name: `${n} ${'x'.repeat(length)}` }));

it('thousands of steps are all kept', () => {
  const done = named(3000);
  tabSteps.write('cave', cave, { done, undone: [] });
  expect(tabSteps.read('cave', cave)?.done).toEqual(done);
});

it('beyond the bound the oldest go, and the steps of other maps before them', () => {
  tabSteps.write('other', cave, { done: named(1), undone: [] });
  const done = named(50, battleMapLimits.stepsLength / 40);
  tabSteps.write('cave', cave, { done, undone: named(1) });
  const kept = tabSteps.read('cave', cave)?.done ?? [];
  expect(kept.length).toBeGreaterThan(30);
  expect(kept).toEqual(done.slice(-kept.length));
  expect(tabSteps.read('other', cave)).toBeNull();
});

it('where the device has less room, the latest that fit are kept', () => {
  const most = 40_000;
  const setItem = sessionStorage.setItem.bind(sessionStorage);
  const refusing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
    if (text.length > most) throw new DOMException('Full', 'QuotaExceededError');
    setItem(name, text);
  });
  const done = named(200, 1000);
  tabSteps.write('cave', cave, { done, undone: [] });
  refusing.mockRestore();
  const kept = tabSteps.read('cave', cave)?.done ?? [];
  expect(kept.length).toBeGreaterThan(10);
  expect(kept).toEqual(done.slice(-kept.length));
});

it.each([
  ['no list', 7],
  ['a change of no kind', [{ undo: { kind: 'fire' }, redo: { kind: 'fire' } }]],
  ['a wall that is none', [{ undo: changes[0], redo: { kind: 'walls', walls: [{}] } }]],
  ['half a step', [{ undo: changes[0] }]],
])('%s that was kept are no steps', (_, done) => {
  sessionStorage.setItem('hearthlore.map-steps/cave', JSON.stringify({ after: JSON.stringify(wholeGround(cave)), done, undone: [] }));
  expect(tabSteps.read('cave', cave)).toBeNull();
});
