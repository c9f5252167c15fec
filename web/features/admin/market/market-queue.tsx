import type { QueuedListing } from '#domain/market/listing.ts';
import { reportReasonNames } from '#domain/market/terms.ts';
import { calls } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { Section } from '#web/features/admin/section.tsx';
import { JudgeDialog } from './judge-dialog.tsx';

/** Listings that wait, were reported or were taken down, and what becomes of them. */
export function MarketQueue() {
  const queue = useQuery(calls.admin.marketQueue.queryOptions({ input: {} }));
  const [judged, setJudged] = useState<{ listing: QueuedListing; isShown: boolean } | null>(null);
  return (
    <Section title="Marketplace" lead="What people offer: what waits for you, what was reported, and what you have taken down.">
      <Loaded query={queue} skeleton={<RowSkeletons rows={3} />} failed="The listings could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <EmptyState art={<Store aria-hidden />} title="Nothing waits" titleAs="h2">
              <p>Listings appear here when they are reported, or before they are shown where the settings say so.</p>
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {all.map((listing) => (
                <QueuedCard key={listing.id} listing={listing} onJudge={(isShown) => setJudged({ listing, isShown })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {judged !== null && <JudgeDialog {...judged} onClose={() => setJudged(null)} />}
    </Section>
  );
}

const stateBadges = {
  shown: { label: 'Offered', tone: 'moss' },
  waiting: { label: 'Waits for you', tone: 'candle' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  takenDown: { label: 'Taken down', tone: 'wine' },
} as const;

function QueuedCard({ listing, onJudge }: { listing: QueuedListing; onJudge: (isShown: boolean) => void }) {
  const { id, title, summary, description, author, state, takenDownBecause, reports } = listing;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge tone={stateBadges[state].tone}>{stateBadges[state].label}</Badge>
        {reports.length > 0 && <Badge tone="wine">{reports.length === 1 ? '1 report' : `${reports.length} reports`}</Badge>}
      </p>
      <h2 className="font-semibold break-words">
        {title} <span className="font-normal text-ink-soft">by {author}</span>
      </h2>
      <p className="max-w-[68ch] break-words text-ink-soft">{summary}</p>
      <p className="max-w-[68ch] font-book break-words whitespace-pre-wrap">{description}</p>
      {state === 'takenDown' && <p className="text-control break-words text-wine">Taken down: {takenDownBecause}</p>}
      {reports.length > 0 && (
        <ul className="flex flex-col gap-2 border-l-2 border-line pl-4 text-control">
          {reports.map(({ by, reason, text, at }) => (
            <li key={`${by} ${at}`}>
              <span className="font-semibold">{by}</span>: {reportReasonNames[reason]}{' '}
              <time dateTime={at} className="text-note text-ink-faint">
                {momentOf(at)}
              </time>
              {text !== '' && <span className="block break-words whitespace-pre-wrap text-ink-soft">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/marketplace/listing/$listingId" params={{ listingId: id }} variant="outline" aria-label={`View ${title}`}>
          View
        </ButtonLink>
        <Button
          variant="soft"
          aria-label={state === 'shown' ? `Keep it shown: ${title}` : `Show it: ${title}`}
          onClick={() => onJudge(true)}
        >
          {state === 'shown' ? 'Keep it shown' : 'Show it'}
        </Button>
        {state !== 'takenDown' && (
          <Button variant="outline" aria-label={`Take down ${title}`} onClick={() => onJudge(false)}>
            Take down
          </Button>
        )}
      </div>
    </Card>
  );
}
