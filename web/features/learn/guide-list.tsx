import { GuideCard } from './guide-card.tsx';
import { guidesFor, readerGroups } from './guides.ts';
import type { GuideReaders } from './guides.ts';

interface GuideListProps {
  readers: GuideReaders;
  read: readonly string[];
}

/** The guides for the same readers, below their name, with how many are read. */
export function GuideList({ readers, read }: GuideListProps) {
  const group = readerGroups.find((each) => each.readers === readers);
  const listed = guidesFor(readers);
  const done = listed.filter(({ slug }) => read.includes(slug)).length;
  return (
    <section aria-labelledby={`guides-${readers}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`guides-${readers}`} className="font-display text-name font-semibold">
          {group?.title}
        </h2>
        <p className="figures text-note text-ink-soft">
          {done} of {listed.length} read
        </p>
        <p className="w-full text-control text-ink-soft">{group?.note}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {listed.map((guide) => (
          <GuideCard key={guide.slug} guide={guide} isRead={read.includes(guide.slug)} />
        ))}
      </ul>
    </section>
  );
}
