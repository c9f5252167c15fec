import type { CampaignCard } from '#domain/campaign/campaign.ts';
import type { LastRecap } from '#domain/home/home.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { UnreadBadge } from '#web/features/campaigns/unread-badge.tsx';

interface ContinueCardProps {
  campaign: CampaignCard;
  /** The last recap of it that was published. */
  recap: LastRecap | null;
  /** Whether nothing waits, so that going on with this is the next step. */
  isNext: boolean;
}

/** The way back into the story: the campaign played last, with its last recap. */
export function ContinueCard({ campaign, recap, isNext }: ContinueCardProps) {
  return (
    <Card as="section" flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <Cover seed={campaign.id} className="h-full max-md:aspect-[2/1]" />
      <div className="flex flex-col items-start gap-5 p-6 md:p-9">
        <div>
          <p className="text-control text-ink-soft">Continue where you left off</p>
          <h2 className="font-display text-title font-semibold break-words">{campaign.name}</h2>
          <UnreadBadge unread={campaign.unread} />
        </div>
        <LastPart lastPassage={campaign.lastPassage} recap={recap} />
        <p className="text-note text-ink-faint">
          {campaign.worldName} · last active <time dateTime={campaign.lastActive}>{dayOf(campaign.lastActive)}</time>
        </p>
        <ButtonLink to="/campaign" search={campaignAddress(campaign)} size="lg" variant={isNext ? 'primary' : 'outline'}>
          Back to the table
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The recap; before there is one, the narrator's last sentence, unless it only asks what to do next. */
function LastPart({ lastPassage, recap }: { lastPassage: string | null; recap: LastRecap | null }) {
  const isStory = lastPassage !== null && !lastPassage.trimEnd().endsWith('?');
  if (recap === null && !isStory) return null;
  return (
    <div className="max-w-[60ch] border-l-2 border-ember pl-4">
      {recap !== null && <p className="mb-1 text-control text-ink-soft">Previously, in session {recap.number}</p>}
      <p className="line-clamp-6 font-book text-story italic">{recap === null ? `“${lastPassage}”` : recap.excerpt}</p>
    </div>
  );
}

/** The shape of the card while it loads. */
export function ContinueSkeleton() {
  return (
    <Card flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <Skeleton className="h-full min-h-40 rounded-none" />
      <div className="flex flex-col gap-6 p-6 md:p-9">
        <Skeleton className="h-9 w-3/5" />
        <SkeletonLines lines={3} />
        <Skeleton className="h-12 w-44" />
      </div>
    </Card>
  );
}
