import { describe, expect, it } from 'vitest';
import { linkLine } from './link-words.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const link = {
  id: 'i',
  label: 'Thursday',
  campaignId: 'c',
  campaignName: 'The Weir',
  seat: 'player' as const,
  createdBy: 'mira',
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: null,
  mostUses: null,
  uses: 0,
  revokedAt: null,
};

describe('how a link stands', () => {
  it.each([
    [{}, 'used 0 times · does not expire'],
    [{ uses: 1 }, 'used 1 time · does not expire'],
    [{ uses: 2, mostUses: 5, expiresAt: '2026-12-04T12:00:00.000Z' }, 'used 2 of 5 times · until December 4, 2026'],
    [{ uses: 1, mostUses: 1 }, 'used 1 of 1 time · used up'],
    [{ expiresAt: '2026-11-20T12:00:00.000Z' }, 'used 0 times · expired'],
    [{ worldRole: 'editor' as const }, 'for co-builders · used 0 times · does not expire'],
    [{ worldRole: 'reader' as const }, 'for readers · used 0 times · does not expire'],
    [{ seat: 'spectator' as const }, 'for spectators · used 0 times · does not expire'],
    [{ uses: 3, revokedAt: '2026-11-19T12:00:00.000Z' }, 'used 3 times · taken back'],
  ])('is said in a line for %j', (given, words) => {
    expect(linkLine({ ...link, ...given }, now)).toBe(words);
  });
});
