import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EyeOff, TriangleAlert } from 'lucide-react';
import { AudienceBadge } from '#web/features/lore/entry/audience-badge.tsx';
import { firstText } from '#web/lib/text/first-text.ts';

interface EntryLineProps {
  entry: SeenEntry;
  picture: string | null;
  /** Names people; null for those who are not shown who may read what. */
  nameOf: ((id: string) => string | undefined) | null;
  onOpen: () => void;
}

/** One entry in the contents: its name opens it. */
export function EntryLine({ entry, picture, nameOf, onOpen }: EntryLineProps) {
  return (
    <li className="group relative flex gap-4 border-b border-line py-5 sm:gap-6">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-display text-name font-semibold">
            <button
              type="button"
              className="text-left decoration-1 underline-offset-4 group-hover:text-ember group-hover:underline after:absolute after:inset-0"
              onClick={onOpen}
            >
              {entry.name}
            </button>
          </h2>
          {entry.date !== null && entry.date !== '' && <span className="figures text-note text-ink-soft">{entry.date}</span>}
        </div>
        <p className="max-w-[68ch] font-book text-body text-ink-soft">{firstText(entry.text)}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-1.5">
          {nameOf !== null && <AudienceBadge audience={entry.audience} nameOf={nameOf} />}
          {nameOf !== null && entry.text.includes(':::') && !entry.closed && <Badge icon={<EyeOff aria-hidden />}>Hidden passages</Badge>}
          {entry.closed && (
            <Badge tone="wine" icon={<TriangleAlert aria-hidden />}>
              Closed to readers
            </Badge>
          )}
          {entry.tags.map((tag) => (
            <span key={tag} className="text-note text-ink-soft before:text-ink-faint before:content-['#']">
              {tag}
            </span>
          ))}
        </div>
      </div>
      {picture !== null && (
        <img src={picture} alt="" loading="lazy" className="size-20 shrink-0 rounded-control border border-line object-cover sm:size-28" />
      )}
    </li>
  );
}
