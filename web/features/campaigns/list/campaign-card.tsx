import type { CampaignCard as CampaignCardData } from '#domain/campaign/campaign.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { Trash2, UserPlus, UsersRound } from 'lucide-react';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { roleSentence } from './role-text.ts';
import { UnreadBadge } from '#web/features/campaigns/unread-badge.tsx';

interface CampaignCardProps {
  campaign: CampaignCardData;
  /** For the owner, or the host of a private run; nobody of the template. */
  onDelete?: () => void;
  /** For those who lead it, and everybody in a private run. */
  onInvite?: () => void;
}

/** One campaign of the picker, with the way in. */
export function CampaignCard({ campaign, onDelete, onInvite }: CampaignCardProps) {
  const own = (campaign.isOwner && !campaign.isTemplate) || campaign.privateRun === 'host';
  const invites = own || campaign.seat === 'co-dm' || campaign.privateRun !== null;
  return (
    <Card as="article" flush className="flex flex-col overflow-hidden">
      <Cover seed={campaign.id} className="aspect-[2/1]" />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-display text-name font-semibold break-words">{campaign.name}</h2>
            <p className="text-control text-ink-soft">{campaign.worldName}</p>
          </div>
          {campaign.isOwner && (
            <Badge tone="seal" icon={<SealIcon />}>
              DM
            </Badge>
          )}
          {campaign.isTemplate && <Badge tone="candle">Open to everyone</Badge>}
          {campaign.privateRun === 'host' && <Badge tone="candle">Your own story</Badge>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-control text-ink-soft">
          {roleSentence(campaign)} <UnreadBadge unread={campaign.unread} />
        </p>
        <dl className="mt-auto flex flex-wrap gap-x-5 gap-y-1 text-note text-ink-faint">
          <div className="flex items-center gap-1.5">
            <dt>
              <UsersRound aria-hidden className="size-4" />
              <span className="sr-only">Participants</span>
            </dt>
            <dd className="figures">{participants(campaign.participantCount)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>Last active</dt>
            <dd>
              <time dateTime={campaign.lastActive}>{dayOf(campaign.lastActive)}</time>
            </dd>
          </div>
        </dl>
        <div className="flex items-center gap-2">
          <ButtonLink
            to="/campaign"
            search={campaignAddress(campaign)}
            variant="soft"
            className="flex-1"
            aria-label={`Enter Campaign: ${campaign.name}`}
          >
            Enter Campaign
          </ButtonLink>
          {invites && onInvite !== undefined && (
            <IconButton label={`Invite players to ${campaign.name}`} icon={<UserPlus aria-hidden />} onClick={onInvite} />
          )}
          {own && onDelete !== undefined && (
            <IconButton label={`Delete ${campaign.name}`} icon={<Trash2 aria-hidden />} className="hover:text-wine" onClick={onDelete} />
          )}
        </div>
      </div>
    </Card>
  );
}

function participants(count: number): string {
  return count === 1 ? '1 participant' : `${count} participants`;
}
