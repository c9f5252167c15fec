import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Cover } from '#web/ui/cover/cover.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useCampaigns } from '#web/features/campaigns/use-campaigns.ts';
import { useRestoreCampaign } from './use-delete-campaign.ts';

/** One’s own campaigns that were deleted and can still be taken back. */
export function DeletedCampaigns() {
  const campaigns = useCampaigns('deleted');
  const restore = useRestoreCampaign();
  if (campaigns.isPending) return <SkeletonLines lines={5} />;
  if (campaigns.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
        <p>Failed to load campaigns. Please try again.</p>
      </ErrorState>
    );
  }
  if (campaigns.data.length === 0) {
    return (
      <EmptyState art={<Trash2 aria-hidden />} title="Nothing was deleted">
        <p>A campaign that you delete stays here for {limits.deletedCampaignDays} days. Until then you can restore it.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {campaigns.data.map((campaign) => (
        <DeletedRow
          key={campaign.id}
          campaign={campaign}
          busy={restore.isPending && restore.variables.campaignId === campaign.id}
          onRestore={() => restore.mutate({ campaignId: campaign.id })}
        />
      ))}
    </ul>
  );
}

function DeletedRow({ campaign, busy, onRestore }: { campaign: CampaignCard; busy: boolean; onRestore: () => void }) {
  const { id, name, deletedAt = null } = campaign;
  return (
    <Card as="li" flush className="flex overflow-hidden">
      <Cover seed={id} className="w-28 shrink-0 object-cover opacity-60 max-sm:hidden md:w-48" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1.5">
          <h2 className="font-display text-name font-semibold break-words">{name}</h2>
          {deletedAt !== null && (
            <p className="figures text-control text-ink-soft">
              Deleted <time dateTime={deletedAt}>{dayOf(deletedAt)}</time> · can be restored until {dayOf(lastDayOf(deletedAt))}
            </p>
          )}
        </div>
        <Button variant="outline" icon={<RotateCcw aria-hidden />} aria-label={`Restore ${name}`} busy={busy} onClick={onRestore}>
          Restore
        </Button>
      </div>
    </Card>
  );
}

function lastDayOf(deletedAt: string): Date {
  return new Date(Date.parse(deletedAt) + limits.deletedCampaignDays * dayMilliseconds);
}
