import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { describe, expect, it } from 'vitest';
import { listedCampaigns } from './listed-campaigns.ts';

function campaign(name: string, worldName: string, lastActive: string): CampaignCard {
  const rest = { ownerId: null, isOwner: false, isTemplate: false, privateRun: null, seat: null, participantCount: 3, lastPassage: null };
  return { id: name, name, worldName, worldId: 'w', lastActive, ...rest };
}

const weir = campaign('The Drowned Weir', 'Low Country', '2026-11-18T20:00:00.000Z');
const crown = campaign('Ash Crown', 'The Long Winter', '2026-11-19T20:00:00.000Z');
const inn = campaign('Inn of Nine Doors', 'Low Country', '2026-01-02T20:00:00.000Z');

describe('the list of campaigns', () => {
  it('begins with the one played last', () => {
    expect(listedCampaigns([inn, weir, crown], '', 'active')).toEqual([crown, weir, inn]);
  });

  it('sorts by name', () => {
    expect(listedCampaigns([inn, weir, crown], '', 'name')).toEqual([crown, inn, weir]);
  });

  it('finds by name or by world, whatever the case', () => {
    expect(listedCampaigns([inn, weir, crown], ' low ', 'name')).toEqual([inn, weir]);
    expect(listedCampaigns([inn, weir, crown], 'CROWN', 'name')).toEqual([crown]);
  });

  it('is empty when nothing matches, and leaves its input as it was', () => {
    const given = [inn, weir, crown];
    expect(listedCampaigns(given, 'dragon', 'name')).toEqual([]);
    expect(given).toEqual([inn, weir, crown]);
  });
});
