import { GitMerge } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { DifferenceText } from './difference-text.tsx';

interface TwoVersionsProps {
  /** What both are versions of, as it is called. */
  what: string;
  current: string;
  /** Who wrote the other version, when, and what. */
  author: string;
  at: string;
  other: string;
  busy: boolean;
  onKeep: () => void;
  onTake: () => void;
  /** Both are kept, one after the other; left out where that makes no sense. */
  onJoin?: (() => void) | undefined;
}

/** Two people wrote the same thing at the same time: what stands now, what else was written by whom and when, and the choice. */
export function TwoVersions({ what, current, author, at, other, busy, onKeep, onTake, onJoin }: TwoVersionsProps) {
  const title = `Two versions: ${what}`;
  const choice = { size: 'sm', variant: 'outline', className: 'min-h-10 max-w-full !whitespace-normal', busy } as const;
  return (
    <section
      role="group"
      aria-label={`${title}, the other by ${author}`}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-candle bg-candle-wash p-4 sm:p-5"
    >
      <p className="flex items-start gap-2 font-semibold">
        <GitMerge aria-hidden className="mt-0.5 size-4.5 shrink-0 text-candle" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Wording title="Current version">{current === '' ? 'Nothing' : current}</Wording>
        <Wording
          title={`${author} wrote`}
          aside={
            <time dateTime={at} className="font-normal">
              , {momentOf(at)}
            </time>
          }
        >
          {other === '' ? 'Nothing' : <DifferenceText before={current} after={other} whole />}
        </Wording>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...choice} onClick={onKeep}>
          Keep current version
        </Button>
        <Button {...choice} onClick={onTake}>
          Take what {author} wrote
        </Button>
        {onJoin !== undefined && (
          <Button {...choice} onClick={onJoin}>
            Keep both, one after the other
          </Button>
        )}
      </div>
    </section>
  );
}

function Wording({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-note font-semibold text-ink-soft [overflow-wrap:anywhere]">
        {title}
        {aside}
      </p>
      <div
        role="group"
        aria-label={title}
        tabIndex={0}
        className="max-h-60 overflow-y-auto rounded-control bg-raised p-3 font-book text-control [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {children}
      </div>
    </div>
  );
}
