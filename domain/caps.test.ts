import { describe, expect, it } from 'vitest';
import { judgeCaps } from './caps.ts';

const capped = 'narrator.capReached';

describe('what a day allows', () => {
  it.each([
    [{ perCampaign: null, perPerson: null }, { campaign: 9999, people: [9999] }, true],
    [{ perCampaign: 3, perPerson: null }, { campaign: 2, people: [] }, true],
    [{ perCampaign: 3, perPerson: null }, { campaign: 3, people: [0] }, capped],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [1] }, true],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2] }, capped],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2, 1] }, true],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [2, 7] }, capped],
    [{ perCampaign: 5, perPerson: 2 }, { campaign: 5, people: [0, 0] }, capped],
    [{ perCampaign: null, perPerson: 2 }, { campaign: 50, people: [] }, true],
  ] as const)('with %o and %o told it is %s', (caps, told, verdict) => {
    expect(judgeCaps(caps, { ...told, people: [...told.people] })).toBe(verdict);
  });
});
