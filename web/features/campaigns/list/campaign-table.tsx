import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { BookOpenText } from 'lucide-react';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { CampaignListing } from './campaign-listing.tsx';
import { roleSentence } from './role-text.ts';
import { UnreadBadge } from '#web/features/campaigns/unread-badge.tsx';

/** Campaigns one below the other, each with the last words of its story. */
export function CampaignTable() {
  return (
    <CampaignListing>
      {(campaigns) =>
        campaigns.length === 0 ? (
          <NoCampaigns />
        ) : (
          <ul className="flex flex-col gap-4">
            {campaigns.map((campaign) => (
              <Row key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        )
      }
    </CampaignListing>
  );
}

function NoCampaigns() {
  return (
    <EmptyState
      art={<BookOpenText aria-hidden />}
      title="No campaigns here"
      action={<ButtonLink to="/campaign/new">Create New Campaign</ButtonLink>}
    >
      <p>Open one in the free world, or ask a Dungeon Master for a seat at theirs.</p>
    </EmptyState>
  );
}

function Row({ campaign }: { campaign: CampaignCard }) {
  const role = roleSentence(campaign);
  return (
    <Card as="li" flush className="flex overflow-hidden">
      <Cover seed={campaign.id} className="w-28 shrink-0 object-cover max-sm:hidden md:w-48" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-display text-name font-semibold break-words">{campaign.name}</h2>
            {campaign.isOwner && <Badge tone="seal">DM</Badge>}
            {campaign.isTemplate && <Badge tone="candle">Open to everyone</Badge>}
            <UnreadBadge unread={campaign.unread} />
            {campaign.privateRun === 'host' && <Badge tone="candle">Your own story</Badge>}
          </div>
          <p className="text-control text-ink-soft">
            {campaign.worldName} · last active <time dateTime={campaign.lastActive}>{dayOf(campaign.lastActive)}</time>
            {role !== null && ` · ${role}`}
          </p>
          {campaign.lastPassage !== null && (
            <p className="line-clamp-2 font-book text-control text-ink-soft italic">“{campaign.lastPassage}”</p>
          )}
        </div>
        <ButtonLink to="/campaign" search={campaignAddress(campaign)} variant="outline" aria-label={`Enter Campaign: ${campaign.name}`}>
          Enter Campaign
        </ButtonLink>
      </div>
    </Card>
  );
}
