import { describe, expect, it } from 'vitest';
import { planConsequence, statusOf } from './person-text.ts';

describe('what is out of the ordinary about an account', () => {
  it('is nothing as a rule', () => {
    expect(statusOf({ suspendedAt: null, deletesAt: null })).toBeNull();
  });

  it('is a suspension before a deletion', () => {
    const suspendedAt = '2026-11-18T12:00:00Z';
    expect(statusOf({ suspendedAt, deletesAt: '2026-12-18T12:00:00Z' })?.label).toBe('Suspended since Nov 18, 2026');
    expect(statusOf({ suspendedAt: null, deletesAt: '2026-12-18T12:00:00Z' })?.label).toBe('Will be deleted on Dec 18, 2026');
  });
});

describe('what a change of plan does', () => {
  it('is said for each way', () => {
    expect(planConsequence('Mira', 'FREE', 'DM', false)).toBe('Mira can create campaigns at once.');
    expect(planConsequence('Mira', 'DM', 'FREE', false)).toContain('no longer create campaigns');
    expect(planConsequence('Mira', 'DM', 'ADMIN', false)).toContain('everything you can do');
    expect(planConsequence('Mira', 'ADMIN', 'DM', false)).toContain('is no longer an administrator');
  });

  it('is nothing when the plan stays', () => {
    expect(planConsequence('Mira', 'DM', 'DM', false)).toBe('This is the plan Mira has.');
    expect(planConsequence('Mira', 'ADMIN', 'ADMIN', true)).toBe('This is the plan you have.');
  });

  it('warns administrators of giving up their own', () => {
    expect(planConsequence('Mira', 'ADMIN', 'FREE', true)).toContain('You lose this administration');
  });
});
