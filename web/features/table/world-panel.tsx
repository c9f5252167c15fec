import type { Campaign } from '#domain/campaign.ts';
import { calls } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { StatCards } from './stat-cards.tsx';
import { WorldMap } from './world-map.tsx';

/** The world of the campaign: where the party is, the map and the premise. */
export function WorldPanel({ campaign, withStats = false }: { campaign: Campaign; withStats?: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-name font-semibold">{campaign.worldName}</h2>
        {withStats && <Badge tone="moss">Active Session</Badge>}
      </div>
      {withStats && <StatCards campaign={campaign} look="list" />}
      {campaign.location && (
        <p className="flex items-start gap-2 text-control">
          <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ember" />
          <span>
            The party is at <strong>{campaign.location.name}</strong>
            {campaign.location.place !== campaign.location.name && `, ${campaign.location.place}`}.
          </span>
        </p>
      )}
      <WorldMap worldName={campaign.worldName} mapUrl={campaign.mapUrl} />
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
