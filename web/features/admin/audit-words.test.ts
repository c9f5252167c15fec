import { policies } from '#domain/policies.ts';
import { describe, expect, it } from 'vitest';
import { deedOf, detailWords } from './audit-words.ts';

describe('what an administrator did', () => {
  it.each(Object.keys(policies).filter((name) => name.startsWith('admin.')))('has words for %s', (action) => {
    expect(deedOf({ action, detail: {} })).not.toBe(action);
  });

  it('tells a suspension from its end', () => {
    expect(deedOf({ action: 'admin.suspend', detail: { suspended: true } })).toBe('Suspended');
    expect(deedOf({ action: 'admin.suspend', detail: { suspended: false } })).toBe('Let back in');
  });

  it('is the name of the operation where nothing better is known', () => {
    expect(deedOf({ action: 'command.recoverAdmin', detail: {} })).toBe('command.recoverAdmin');
  });
});

const words = (detail: Record<string, unknown>, action = 'admin.saveSettings') => detailWords({ action, detail });

describe('the details of a line', () => {
  it('read as words', () => {
    expect(words({ plan: 'DM', repliesPerCampaign: 40, key: null })).toBe('plan: DM, replies per campaign: 40, key: none');
  });

  it('say sizes as people read them', () => {
    expect(words({ bytes: 4_965_287 })).toBe('size: 5.0 MB');
  });

  it('say moments as people read them', () => {
    expect(words({ expiresAt: '2026-12-05T12:07:05.254Z' })).toMatch(/^expires at: Dec 5, 2026, \d{1,2}:07\s[AP]M$/);
  });

  it('hold lists and what lies within', () => {
    expect(words({ notGood: ['Disk', 'Mail'], shown: [], model: { name: 'openai:x', baseUrl: null } })).toBe(
      'not good: Disk, Mail, shown: none, model: (name: openai:x, base url: none)',
    );
  });

  it('leave out ids, places in a list, and what the deed says already', () => {
    expect(words({ userId: 'u1', id: 'x', offset: 50, before: 8, shown: 50 })).toBe('shown: 50');
    expect(words({ suspended: true }, 'admin.suspend')).toBe('');
  });
});
