import { expect, it } from 'vitest';
import { Announcer } from './announcer.ts';

it('An announcer keeps the latest announcements, each under a number of its own', () => {
  const announcer = new Announcer();
  let calls = 0;
  const stop = announcer.state.subscribe(() => (calls += 1));
  announcer.say(null);
  for (let n = 1; n <= 8; n += 1) announcer.say(`Mira rolled ${n}`);
  expect(calls).toBe(8);
  expect(announcer.state.get().map(({ message }) => message)).toEqual([3, 4, 5, 6, 7, 8].map((n) => `Mira rolled ${n}`));
  expect(new Set(announcer.state.get().map(({ n }) => n)).size).toBe(6);
  stop();
  announcer.say('Tov raised a hand');
  expect(calls).toBe(8);
});
