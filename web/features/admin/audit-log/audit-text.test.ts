import { policies } from '#domain/permissions/policies.ts';
import { describe, expect, it } from 'vitest';
import { detailText, sentenceOf } from './audit-text.ts';

const sentence = (action: string, about: string, detail: Record<string, unknown> = {}) => sentenceOf({ action, about, detail });

describe('what an administrator did', () => {
  it.each(Object.keys(policies).filter((name) => name.startsWith('admin.')))('has words for %s', (action) => {
    expect(sentence(action, 'Mira')).toMatch(/^[A-Z].*Mira/);
  });

  it('says which thing it was', () => {
    expect(sentence('admin.revokeInvitation', 'the invitation Friends for The Slake Coast')).toBe(
      'Revoked the invitation Friends for The Slake Coast',
    );
    expect(sentence('admin.setPlan', 'Mira')).toBe('Changed the plan of Mira');
    expect(sentence('admin.saveSettings', 'The settings')).toBe('Changed the settings');
  });

  it('keeps what stands in a name, also what a template would read', () => {
    expect(sentence('admin.setPlan', '$& and *')).toBe('Changed the plan of $& and *');
  });

  it('tells a suspension from its end, and an approval from a refusal', () => {
    expect(sentence('admin.suspend', 'Mira', { suspended: true })).toBe('Suspended Mira');
    expect(sentence('admin.suspend', 'Mira', { suspended: false })).toBe('Let Mira back in');
    expect(sentence('admin.reviewPlanRequest', 'Mira', { state: 'APPROVED' })).toBe('Approved the plan request of Mira');
    expect(sentence('admin.reviewPlanRequest', 'Mira', { state: 'DECLINED' })).toBe('Declined the plan request of Mira');
  });

  it('is the name of the operation where nothing better is known', () => {
    expect(sentence('command.recoverAdmin', 'Mira')).toBe('command.recoverAdmin · Mira');
  });
});

const words = (detail: Record<string, unknown>, action = 'admin.saveSettings') => detailText({ action, detail });

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

  it('leave out ids, places in a list, and what the sentence says already', () => {
    expect(words({ userId: 'u1', id: 'x', offset: 50, before: 8, shown: 50 })).toBe('shown: 50');
    expect(words({ suspended: true }, 'admin.suspend')).toBe('');
    expect(words({ state: 'APPROVED', note: 'Welcome' }, 'admin.reviewPlanRequest')).toBe('note: Welcome');
  });
});
