import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { describe, expect, it } from 'vitest';
import { campaignToContinue } from './campaign-to-continue.ts';

function campaign(id: string, given: Partial<CampaignCard>): CampaignCard {
  const names = { id, name: id, worldId: 'w', worldName: 'W', ownerId: null, lastPassage: null };
  return {
    ...names,
    isOwner: false,
    isTemplate: false,
    privateRun: null,
    seat: 'player' as const,
    participantCount: 1,
    lastActive: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

describe('the campaign to continue', () => {
  it('is the one with a seat that was played last', () => {
    const old = campaign('old', {});
    const fresh = campaign('fresh', { lastActive: '2026-11-01T00:00:00.000Z' });
    expect(campaignToContinue([old, fresh])).toBe(fresh);
  });

  it('is not the template while another has a seat kept, however lively it is', () => {
    const own = campaign('own', {});
    const template = campaign('template', { isTemplate: true, seat: null, lastActive: '2026-11-19T00:00:00.000Z' });
    expect(campaignToContinue([template, own])).toBe(own);
  });

  it('is the template for someone without any seat, and nothing without campaigns', () => {
    const template = campaign('template', { isTemplate: true, seat: null });
    expect(campaignToContinue([template])).toBe(template);
    expect(campaignToContinue([])).toBeNull();
  });
});
