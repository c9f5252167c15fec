import { describe, expect, it } from 'vitest';
import { judgeModelQuota } from './model-quota.ts';

const quotaReached = 'narrator.capReached';

describe('a daily model quota', () => {
  it.each([
    [{ perCampaign: null, perPerson: null }, { campaign: 9999, people: [9999] }, true],
    [{ perCampaign: 3, perPerson: null }, { campaign: 2, people: [] }, true],
    [{ perCampaign: 3, perPerson: null }, { campaign: 3, people: [0] }, quotaReached],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [1] }, true],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2] }, quotaReached],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2, 1] }, true],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2, 7] }, quotaReached],
    [{ perCampaign: 5, perPerson: 2 }, { campaign: 5, people: [0, 0] }, quotaReached],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [] }, true],
  ] as const)('of %o, with %o used, is judged as %s', (quota, repliesToday, verdict) => {
    expect(judgeModelQuota(quota, { ...repliesToday, people: [...repliesToday.people] })).toBe(verdict);
  });
});
