import { Check } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/router/link.tsx';
import type { GuideAbout } from './guides.ts';

interface GuideCardProps {
  guide: GuideAbout;
  isRead: boolean;
  /** What stands below the title in place of the summary. */
  note?: string;
  headingLevel?: 2 | 3;
}

/** One guide in a list. */
export function GuideCard({ guide, isRead, note = guide.summary, headingLevel = 3 }: GuideCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="relative flex flex-col gap-1.5 rounded-card border border-line bg-surface p-5 shadow-card transition-colors duration-quick hover:border-ember">
      <Heading className="font-display text-name font-semibold">
        <Link to="/learn/$guide" params={{ guide: guide.slug }} className="after:absolute after:inset-0 after:rounded-card">
          {guide.title}
        </Link>
      </Heading>
      <p className="text-control text-ink-soft [overflow-wrap:anywhere]">{note}</p>
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-note text-ink-soft">
        <span className="figures">{guide.minutes} minutes</span>
        {guide.practice !== undefined && <Badge>With practice</Badge>}
        {isRead && (
          <span className="inline-flex items-center gap-1 font-semibold text-moss">
            <Check aria-hidden className="size-4" />
            Read
          </span>
        )}
      </p>
    </li>
  );
}
