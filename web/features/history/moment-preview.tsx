import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ArrowLeft, GitBranch, History, MapPin } from 'lucide-react';
import { useState } from 'react';
import { BranchDialog } from './branch-dialog.tsx';
import { GoBackDialog } from './go-back-dialog.tsx';
import { useMoment } from './use-past.ts';
import type { Spot } from './use-past.ts';

interface MomentPreviewProps {
  campaignId: string;
  spot: Spot;
  onLeave: () => void;
  onMoved: () => void;
}

/** How things stood at a moment, and the ways back to it. */
export function MomentPreview({ campaignId, spot, onLeave, onMoved }: MomentPreviewProps) {
  const [asked, setAsked] = useState<'back' | 'branch' | null>(null);
  const { data, isPending, isError, refetch } = useMoment(campaignId, spot);
  const dialog = { campaignId, spot, onMoved, onClose: () => setAsked(null) };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button autoFocus variant="quiet" size="sm" className="-ml-3 min-h-9" icon={<ArrowLeft aria-hidden />} onClick={onLeave}>
          Back to history
        </Button>
        <time dateTime={spot.at} className="text-note">
          {momentOf(spot.at)}
        </time>
      </div>
      {isPending && <SkeletonLines lines={6} />}
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          <p>This moment could not be loaded.</p>
        </ErrorState>
      )}
      {data && <Stood {...data} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" icon={<GitBranch aria-hidden />} onClick={() => setAsked('branch')}>
          Branch from here
        </Button>
        <Button icon={<History aria-hidden />} onClick={() => setAsked('back')}>
          Go back to here
        </Button>
      </div>
      {asked === 'back' && <GoBackDialog {...dialog} />}
      {asked === 'branch' && <BranchDialog {...dialog} />}
    </div>
  );
}

function Stood({ location, characters, messages }: NonNullable<ReturnType<typeof useMoment>['data']>) {
  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex flex-col gap-4 text-control">
        {location && (
          <p className="flex items-start gap-2 text-ink">
            <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-ember" />
            <span>
              <strong className="font-semibold">{location.name}</strong>
              {location.place !== location.name && `, ${location.place}`}
              {location.apart?.map(({ userId, name }) => (
                <span key={userId} className="block">
                  {characters.find((each) => each.userId === userId)?.name ?? 'Somebody'}: {name}
                </span>
              ))}
            </span>
          </p>
        )}
        {characters.length === 0 && <p>No one had a character sheet then.</p>}
        {characters.length > 0 && (
          <ul aria-label="Characters" className="flex flex-col gap-2">
            {characters.map(({ id, name, classLine, hitPoints, maximum }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2 last:border-b-0">
                <span className="min-w-0 break-words">
                  <strong className="font-semibold text-ink">{name}</strong>, {classLine}
                </span>
                <span className="figures text-ink">
                  {hitPoints}/{maximum} HP
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <section aria-label="The last messages" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 text-control">
        {messages.length === 0 && <p>No messages before this.</p>}
        {messages.map(({ id, authorName, content, audience }) => (
          <p key={id} className="break-words whitespace-pre-line text-ink">
            <strong className="font-semibold">{authorName}</strong>
            {audience !== null && <span className="text-note text-sea"> (whisper)</span>}: {content.replaceAll('*', '')}
          </p>
        ))}
      </section>
    </div>
  );
}
