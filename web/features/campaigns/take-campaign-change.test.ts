import type { Campaign, Member } from '#domain/campaign/campaign.ts';
import { CampaignSettings } from '#domain/campaign/settings.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { describe, expect, it } from 'vitest';
import { campaignAfter, membersAfter, takeSeatRequest } from './take-campaign-change.ts';

const campaign: Campaign = {
  id: 'c1',
  name: 'The Weir',
  worldId: 'w1',
  worldName: 'Hollow',
  ownerId: 'oda',
  isOwner: false,
  isTemplate: false,
  privateRun: null,
  seat: 'player',
  participantCount: 1,
  lastActive: '2026-11-20T12:00:00.000Z',
  lastPassage: null,
  state: 'IDLE',
  createdAt: '2026-11-20T12:00:00.000Z',
  settings: CampaignSettings.parse({}),
  location: null,
  hasMap: true,
  participants: [{ userId: 'oda', name: 'Oda', seat: 'owner' }],
};
const member = (userId: string, seat: Seat, day: number): Member => ({
  userId,
  name: userId,
  avatarUrl: null,
  seat,
  joinedAt: `2026-11-0${day}T12:00:00.000Z`,
  character: null,
});

describe('a campaign after a change', () => {
  it('has what was said of it, and keeps all else', () => {
    const paused = campaignAfter(campaign, { name: 'The Mill', settings: { paused: true } }, 'mira');
    expect(paused).toEqual({ ...campaign, name: 'The Mill', settings: { ...campaign.settings, paused: true } });
    const location = { name: 'The mill', place: 'Brook' };
    expect(campaignAfter(campaign, { location }, 'mira')).toEqual({ ...campaign, location });
    expect(campaignAfter({ ...campaign, location }, { location: null }, 'mira').location).toBeNull();
  });

  it('belongs to who leads it now, with the people who sit there', () => {
    const participants = [...campaign.participants, { userId: 'mira', name: 'Mira', seat: 'owner' as const }];
    const people = { ownerId: 'mira', participantCount: 2, participants, userId: 'mira', member: member('mira', 'owner', 2) };
    expect(campaignAfter(campaign, { people }, 'mira')).toEqual({
      ...campaign,
      ownerId: 'mira',
      isOwner: true,
      participantCount: 2,
      participants,
    });
  });
});

describe('the people at a table after a change of one seat', () => {
  it('stand in the order of their seats, and then as they came', () => {
    const all = [member('oda', 'owner', 1), member('mira', 'player', 2), member('tov', 'player', 4)];
    const order = (after: Member[]) => after.map(({ userId }) => userId);
    expect(order(membersAfter(all, { userId: 'cora', member: member('cora', 'player', 3) }))).toEqual(['oda', 'mira', 'cora', 'tov']);
    expect(order(membersAfter(all, { userId: 'tov', member: member('tov', 'co-dm', 4) }))).toEqual(['oda', 'tov', 'mira']);
    expect(order(membersAfter(all, { userId: 'mira', member: null }))).toEqual(['oda', 'tov']);
  });
});

describe('those who wait for a seat', () => {
  it('come at the end, and go when they were answered', () => {
    const queryKey = calls.campaigns.requests.queryKey({ input: { campaignId: 'c1' } });
    const request = (userId: string) => ({
      id: userId,
      userId,
      name: userId,
      avatarUrl: null,
      seat: 'player' as const,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    queryClient.setQueryData(queryKey, [request('mira')]);
    takeSeatRequest('c1', 'tov', request('tov'));
    expect(queryClient.getQueryData(queryKey)).toEqual([request('mira'), request('tov')]);
    takeSeatRequest('c1', 'mira', null);
    expect(queryClient.getQueryData(queryKey)).toEqual([request('tov')]);
  });
});
