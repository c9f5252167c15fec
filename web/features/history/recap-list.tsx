import type { Recap } from '#domain/timeline/recap.ts';
import { Badge } from '#web/ui/badge.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';
import { DamagedRow } from '#web/ui/feedback/damaged-row.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ScrollText } from 'lucide-react';
import { RecapEditor } from './recap-editor.tsx';
import { RecapIndex } from './recap-index.tsx';
import { RecapText } from './recap-text.tsx';
import { useMendRecap, useRecaps } from './use-recaps.ts';

/** What earlier sessions were, the latest first; drafts can still be changed. */
export function RecapList({ campaignId }: { campaignId: string }) {
  const { data, isPending, isError, refetch } = useRecaps(campaignId);
  if (isPending) return <SkeletonLines lines={5} />;
  if (isError) {
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        <p>The recaps could not be loaded.</p>
      </ErrorState>
    );
  }
  if (data.recaps.length === 0 && data.damaged.length === 0) {
    return (
      <EmptyState art={<ScrollText aria-hidden />} title="No session has ended on this branch">
        <p>End Session writes a recap, which you can change before the players see it.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {data.damaged.length > 0 && <DamagedRecaps campaignId={campaignId} damaged={data.damaged} />}
      <ul className="flex flex-col divide-y divide-line">
        {data.recaps.map((recap) => (
          <li key={recap.id}>
            <OneRecap campaignId={campaignId} recap={recap} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DamagedRecaps({ campaignId, damaged }: { campaignId: string; damaged: readonly { id: string; number: number | null }[] }) {
  const mend = useMendRecap(campaignId);
  return (
    <ul aria-label="Damaged recaps" className="flex flex-col gap-3">
      {damaged.map(({ id, number }) => (
        <DamagedRow
          key={id}
          name={number === null ? 'Damaged recap' : `Session ${number}`}
          busy={mend.isPending && mend.variables.recapId === id}
          onBringBack={() => mend.mutate({ campaignId, recapId: id })}
        >
          This recap is damaged and cannot be shown. Bring it back as it last could be read.
        </DamagedRow>
      ))}
    </ul>
  );
}

function OneRecap({ campaignId, recap }: { campaignId: string; recap: Recap }) {
  const isDraft = recap.state === 'draft';
  return (
    <details className="group py-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 text-control hover:bg-ember-wash">
        <strong className="font-semibold text-ink">Session {recap.number}</strong>
        <span className="text-note">{shortDayOf(recap.endedAt)}</span>
        <Badge tone={isDraft ? 'candle' : 'moss'}>{isDraft ? 'Draft' : 'Shown'}</Badge>
      </summary>
      <div className="px-2 pt-3 pb-4">
        {isDraft ? (
          <RecapEditor campaignId={campaignId} recap={recap} />
        ) : (
          <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <RecapText text={recap.text} />
            <RecapIndex index={recap.index} />
          </div>
        )}
      </div>
    </details>
  );
}
