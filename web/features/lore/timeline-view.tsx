import { capitalize } from '#domain/text/capitalize.ts';
import { calls } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { CalendarRange } from 'lucide-react';
import { CategoryMark } from './entry/category-mark.tsx';
import { firstText } from '#web/lib/text/first-text.ts';
import { erasOf } from './timeline-eras.ts';
import { useEntries } from './entry/use-lore.ts';

interface TimelineViewProps {
  worldId: string;
  builds: boolean;
  onOpen: (entryId: string) => void;
}

/** What happened when: the dated entries in order, in stretches of time. */
export function TimelineView({ worldId, builds, onOpen }: TimelineViewProps) {
  const timeline = useQuery(calls.worlds.timeline.queryOptions({ input: { worldId } }));
  const { data: entries } = useEntries(worldId);
  if (timeline.isPending) return <SkeletonLines lines={8} />;
  if (timeline.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void timeline.refetch()}>
        <p>The timeline could not be loaded.</p>
      </ErrorState>
    );
  }
  if (timeline.data.length === 0) {
    return (
      <EmptyState art={<CalendarRange aria-hidden />} title="Nothing is dated yet">
        <p>{builds ? 'Give an entry a date, and it takes its place here.' : 'Entries with a date stand here in order.'}</p>
      </EmptyState>
    );
  }
  const texts = new Map(entries?.map(({ id, text }) => [id, text]));
  return (
    <ol aria-label="Timeline" className="flex flex-col gap-8">
      {erasOf(timeline.data).map((era) => (
        <li key={era.label} className="flex flex-col gap-3">
          <h2 className="figures font-display text-name font-semibold text-ember">{era.label}</h2>
          <ol className="flex flex-col gap-5 border-l-2 border-line pl-5 sm:ml-2 sm:pl-0">
            {era.dates.map(({ date, entries: dated }) => (
              <li key={date} className="relative grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
                <span
                  aria-hidden
                  className="absolute top-2 -left-[1.6875rem] size-2.5 rounded-full border-2 border-ember bg-room sm:-left-[0.4375rem]"
                />
                <p className="figures text-control font-semibold text-ink-soft sm:pl-6">{date}</p>
                <ul className="flex min-w-0 flex-col gap-3">
                  {dated.map((entry) => (
                    <li key={entry.id}>
                      <button type="button" className="group flex max-w-full flex-col gap-0.5 text-left" onClick={() => onOpen(entry.id)}>
                        <span className="flex flex-wrap items-baseline gap-x-2">
                          <span className="min-w-0 font-display text-name font-semibold underline-offset-4 group-hover:text-ember group-hover:underline">
                            {entry.name}
                          </span>
                          <span className="flex items-center gap-1.5 text-note text-ink-soft">
                            <CategoryMark category={entry.category} />
                            {capitalize(entry.category)}
                          </span>
                        </span>
                        <span className="line-clamp-2 max-w-[68ch] font-book text-control text-ink-soft">
                          {firstText(texts.get(entry.id) ?? '')}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
