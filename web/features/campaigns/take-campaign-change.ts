import type { Campaign, Member, SeatRequest } from '#domain/campaign/campaign.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { CampaignChange } from '#contract/play/campaigns-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';
import { hashKey } from '#web/lib/queries/query-key.ts';

/** Takes what has changed about a campaign into its screen and into the list of its people. */
export function takeCampaignChange(campaignId: string, change: CampaignChange, me: string): void {
  const one = calls.campaigns.get.queryKey({ input: { campaignId } });
  applyState(one, () => {
    queryClient.setQueryData(one, (campaign) => campaign && campaignAfter(campaign, change, me));
    return true;
  });
  const { people } = change;
  if (people === undefined) return;
  const members = calls.campaigns.members.queryKey({ input: { campaignId } });
  applyState(members, () => {
    queryClient.setQueryData(members, (all) => all && membersAfter(all, people));
    // Of a table with many seats only the first are known: who is among them is asked anew.
    return queryClient.getQueryData(members)?.length === people.participantCount;
  });
  // Whom somebody searched for, and who comes later in the list.
  void queryClient.invalidateQueries({ queryKey: members, predicate: ({ queryKey }) => hashKey(queryKey) !== hashKey(members) });
}

/** Takes somebody who waits for a seat, or no longer does, into the list of those. */
export function takeSeatRequest(campaignId: string, userId: string, request: SeatRequest | null): void {
  const queryKey = calls.campaigns.requests.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    queryClient.setQueryData(
      queryKey,
      (waiting) => waiting && [...waiting.filter((each) => each.userId !== userId), ...(request ? [request] : [])],
    );
    return true;
  });
}

/** A campaign after a change, as its screen shows it. */
export function campaignAfter(campaign: Campaign, { name, settings, location, people }: CampaignChange, me: string): Campaign {
  const { ownerId, participantCount, participants } = people ?? campaign;
  return {
    ...campaign,
    name: name ?? campaign.name,
    settings: { ...campaign.settings, ...settings },
    location: location === undefined ? campaign.location : location,
    ownerId,
    participantCount,
    participants,
    isOwner: people === undefined ? campaign.isOwner : ownerId === me,
  };
}

const places: Record<Seat, number> = { owner: 0, 'co-dm': 1, player: 2, spectator: 3 };

/** The people at a table after a change of one seat: who leads it first, then in the order they came. */
export function membersAfter(
  members: readonly Member[],
  { userId, member }: Pick<NonNullable<CampaignChange['people']>, 'userId' | 'member'>,
): Member[] {
  const others = members.filter((each) => each.userId !== userId);
  return [...others, ...(member ? [member] : [])].toSorted(
    (one, other) =>
      places[one.seat] - places[other.seat] || one.joinedAt.localeCompare(other.joinedAt) || one.userId.localeCompare(other.userId),
  );
}
