import { describe, expect, it } from 'vitest';
import { linkLine } from './link-text.ts';

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
    [{}, 'Not used yet · does not expire'],
    [{ uses: 1 }, 'Used 1 time · does not expire'],
    [{ uses: 2, mostUses: 5, expiresAt: '2026-12-04T12:00:00.000Z' }, 'Used 2 of 5 times · expires December 4, 2026'],
    [{ mostUses: 4 }, 'Not used yet, for 4 people · does not expire'],
    [{ uses: 1, mostUses: 1 }, 'Used 1 of 1 time · used up'],
    [{ expiresAt: '2026-11-20T12:00:00.000Z' }, 'Not used yet · expired'],
    [{ worldRole: 'editor' as const }, 'For co-builders · not used yet · does not expire'],
    [{ worldRole: 'reader' as const }, 'For readers · not used yet · does not expire'],
    [{ seat: 'spectator' as const }, 'For spectators · not used yet · does not expire'],
    [{ uses: 3, revokedAt: '2026-11-19T12:00:00.000Z' }, 'Used 3 times · revoked'],
  ])('is said in a line for %j', (given, text) => {
    expect(linkLine({ ...link, ...given }, now)).toBe(text);
  });
});
