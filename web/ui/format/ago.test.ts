import { describe, expect, it } from 'vitest';
import { agoOf } from './ago.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('how long ago something was', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'just now'],
    ['2026-11-20T11:59:10Z', 'just now'],
    ['2026-11-20T12:00:30Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T09:01:00Z', '2 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-09-01T11:00:00Z', '80 days ago'],
    ['2026-11-20T12:45:00Z', 'in 45 minutes'],
    ['2026-12-04T12:00:00Z', 'in 14 days'],
  ])('%s is %s', (moment, format) => {
    expect(agoOf(moment, now)).toBe(format);
  });
});
