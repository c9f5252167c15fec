import type { Campaign } from '#domain/campaign/campaign.ts';
import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Link } from '#web/ui/router/link.tsx';
import type { ReactNode } from 'react';
import { SessionBadge } from '#web/table/header/session-header.tsx';
import { StatCards } from '#web/table/header/stat-cards.tsx';
import { PartyPlace } from './party-place.tsx';

interface WorldPanelProps {
  campaign: Campaign;
  map: ReactNode;
  /** Whether the facts of the session stand here, because the header has no room for them. */
  withFacts: boolean;
}

/** The world of the campaign: its map, which is in sight when one comes here, where the party is, and the premise. */
export function WorldPanel({ campaign, map, withFacts }: WorldPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-display text-name font-semibold [overflow-wrap:anywhere]">
          <Link
            to="/world/view/$worldId"
            params={{ worldId: campaign.worldId }}
            className="text-ink underline decoration-line-strong underline-offset-4 hover:text-ember hover:decoration-ember"
          >
            {campaign.worldName}
          </Link>
        </h2>
        {withFacts && <SessionBadge paused={campaign.settings.paused} />}
      </div>
      {map}
      <PartyPlace campaign={campaign} />
      {withFacts && <StatCards campaign={campaign} look="list" />}
      <Premise worldId={campaign.worldId} />
    </div>
  );
}

function Premise({ worldId }: { worldId: string }) {
  const { data, isPending, isError, refetch } = useQuery(calls.worlds.get.queryOptions({ input: { worldId } }));
  if (isPending) return <SkeletonLines lines={4} />;
  if (isError) {
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        Failed to load world details.
      </ErrorState>
    );
  }
  if (data.description.trim() === '') return <p className="text-control text-ink-soft">This world has no description yet.</p>;
  return <p className="font-book whitespace-pre-line text-ink">{data.description}</p>;
}
