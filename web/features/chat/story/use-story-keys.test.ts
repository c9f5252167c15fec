import { expect, it } from 'vitest';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { rowsOf } from '#web/features/chat/room/rows.ts';
import { storyStop } from './use-story-keys.ts';

const rows = rowsOf([message(1), message(2), message(3)], []);
const drawn = rows.map((_row, index) => ({ index, start: index * 100 }));

it('Tab reaches the last message in sight until one reads another', () => {
  expect(storyStop(null, rows, drawn, 500)).toBe('m3');
  expect(storyStop(null, rows, drawn, 150)).toBe('m2');
  expect(storyStop('m1', rows, drawn, 500)).toBe('m1');
});

it('Tab reaches a message that is drawn, where the one that was read is not', () => {
  expect(storyStop('m1', rows, drawn.slice(1), 500)).toBe('m3');
  expect(storyStop(null, rows, drawn, 0)).toBe('m1');
  expect(storyStop('m1', [], [], 500)).toBeNull();
});
