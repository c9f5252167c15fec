import { describe, expect, it } from 'vitest';
import { givenSeats, judgeKick, judgeSeatChange } from './seat-change.ts';
import { seats } from './seat.ts';

const verdicts = (by: 'owner' | 'co-dm') =>
  seats.flatMap((from) => givenSeats.filter((to) => judgeSeatChange(by, from, to) === true).map((to) => `${from} to ${to}`));

describe('changing a seat', () => {
  it('is for the owner, who cannot change their own', () => {
    expect(verdicts('owner')).toHaveLength(9);
    expect(judgeSeatChange('owner', 'owner', 'player')).toBe('campaign.ownerStays');
  });

  it('is for a co-DM between player and spectator alone', () => {
    expect(verdicts('co-dm')).toEqual(['player to player', 'player to spectator', 'spectator to player', 'spectator to spectator']);
    expect(judgeSeatChange('co-dm', 'co-dm', 'player')).toBe('campaign.ownerOnly');
  });

  it.each(['player', 'spectator', null] as const)('is not for %s', (by) => {
    for (const from of ['co-dm', 'player', 'spectator'] as const) {
      for (const to of givenSeats) expect(judgeSeatChange(by, from, to)).toBe('campaign.ownerOnly');
    }
  });
});

describe('taking somebody out', () => {
  it.each([
    ['owner', 'co-dm', true],
    ['owner', 'owner', 'campaign.ownerStays'],
    ['co-dm', 'player', true],
    ['co-dm', 'spectator', true],
    ['co-dm', 'co-dm', 'campaign.ownerOnly'],
    ['co-dm', 'owner', 'campaign.ownerStays'],
    ['player', 'spectator', 'campaign.ownerOnly'],
  ] as const)('by %s of %s is judged %s', (by, from, verdict) => {
    expect(judgeKick(by, from)).toBe(verdict);
  });

  it('from a private run is for its host alone', () => {
    expect(judgeKick('player', 'player', 'host')).toBe(true);
    expect(judgeKick('player', 'player', 'guest')).toBe('campaign.hostOnly');
  });
});
