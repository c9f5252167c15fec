import { expect, it } from 'vitest';
import { sittings } from './note-sittings.ts';

const state = (minute: number, actorId: string) => ({ createdAt: new Date(minute * 60_000), actorId });

it('keeps the last state of each sitting: another person, or a long pause, begins a new one', () => {
  const all = [state(60, 'a'), state(59, 'a'), state(58, 'b'), state(57, 'a'), state(50, 'a'), state(39, 'a'), state(38, 'a')];
  expect(sittings(all)).toEqual([all[0], all[2], all[3], all[5]]);
});
