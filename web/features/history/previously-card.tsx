import { keep, readKept } from '#web/lib/use-kept.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { RecapText } from './recap-text.tsx';
import { useRecaps } from './use-recaps.ts';

interface PreviouslyCardProps {
  campaign: { id: string; name: string };
  personId: string;
}

/** The last recap that was shown, for whoever comes back; once it is put away it stays away, on this device. */
export function PreviouslyCard({ campaign, personId }: PreviouslyCardProps) {
  const { data } = useRecaps(campaign.id);
  const shelf = `hearthlore.recap-seen/${personId}/${campaign.id}`;
  const [seen, setSeen] = useState(() => readKept(localStorage, shelf, idOf));
  const last = data?.recaps.find(({ state }) => state === 'published');
  if (last === undefined || last.id === seen) return null;
  return (
    <section
      aria-label={`Previously on ${campaign.name}`}
      className="mb-2.5 flex w-[calc(100%-1.5rem)] max-w-[41rem] shrink-0 flex-col self-center rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex items-start justify-between gap-3 px-4 pt-2.5">
        <h2 className="min-w-0 pt-1.5 font-display text-name font-semibold break-words">Previously on {campaign.name}</h2>
        <IconButton
          size="sm"
          label="Put the recap away"
          icon={<X aria-hidden />}
          onClick={() => {
            setSeen(last.id);
            keep(localStorage, shelf, last.id);
          }}
        />
      </header>
      <div
        role="region"
        aria-label="Recap"
        tabIndex={0}
        className="max-h-[20dvh] sm:max-h-[28dvh] overflow-y-auto px-4 pt-1 pb-4 focus-visible:-outline-offset-2"
      >
        <RecapText text={last.text} />
      </div>
    </section>
  );
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
