import type { Checkpoint } from '#domain/timeline/history.ts';
import type { Recap } from '#domain/timeline/recap.ts';
import { describe, expect, it } from 'vitest';
import { checkpointsAfter, recapsAfter } from './take-history-change.ts';

const nothing = { places: [], people: [], loot: [], clues: [], lore: [], fights: [], experience: [], levels: [] };
const recap = (number: number, more: Partial<Recap> = {}): Recap => ({
  id: `r${number}`,
  number,
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T15:00:00.000Z',
  text: 'A rope.',
  index: nothing,
  state: 'draft',
  version: 1,
  writtenBy: 'Storyteller',
  isBeingWritten: false,
  publishedAt: null,
  ...more,
});
const checkpoint = (id: string, position: number): Checkpoint => ({
  id,
  kind: 'saved',
  name: id,
  number: null,
  branchId: 'l1',
  position,
  isOnPath: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: 'Oda',
});

describe('the recaps after a change of one', () => {
  const known = { recaps: [recap(2), recap(1)], damaged: [{ id: 'r3', number: 3 }] };

  it('show it as it stands, the latest session first, and no longer as damaged', () => {
    expect(recapsAfter(known, recap(3))).toEqual({ recaps: [recap(3), recap(2), recap(1)], damaged: [] });
    const shown = recap(1, { state: 'published', version: 2 });
    expect(recapsAfter(known, shown).recaps).toEqual([recap(2), shown]);
  });

  it('stay as they are where an older text comes late, or a draft after what was shown', () => {
    const later = { ...known, recaps: [recap(2, { version: 4 }), recap(1, { state: 'published' })] };
    expect(recapsAfter(later, recap(2, { version: 3 }))).toBe(later);
    expect(recapsAfter(later, recap(1))).toBe(later);
  });
});

it('checkpoints stand with the newest first, each once', () => {
  const checkpoints = [checkpoint('b', 7), checkpoint('a', 3)];
  expect(checkpointsAfter(checkpoints, checkpoint('c', 9)).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(checkpointsAfter(checkpoints, checkpoint('a', 3)).map(({ id }) => id)).toEqual(['b', 'a']);
});
