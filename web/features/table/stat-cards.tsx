import type { Campaign } from '#domain/campaign.ts';
import { seatNames } from '#domain/seat.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What one is at this table. */
export function roleWords(campaign: Campaign): string {
  return seatNames[campaign.isTemplate ? 'player' : (campaign.seat ?? 'player')];
}

/** Location, status and role; in a row or as a list. */
export function StatCards({ campaign, look }: { campaign: Campaign; look: 'row' | 'list' }) {
  const three = [
    ['Location', campaign.location?.name ?? 'Not set out yet'],
    ['Campaign Status', campaign.settings.paused ? 'Paused' : 'Live'],
    ['Your Role', roleWords(campaign)],
  ];
  const stats = look === 'row' ? three : [...three, ['Participants', String(campaign.participantCount)]];
  return (
    <dl className={look === 'row' ? 'hidden items-stretch gap-2 xl:flex' : 'grid grid-cols-2 gap-2'}>
      {stats.map(([term, value]) => (
        <div key={term} className={classNames('rounded-control border border-line bg-surface px-3 py-1.5', look === 'row' && 'max-w-52')}>
          <dt className="text-note text-ink-soft">{term}</dt>
          <dd className={classNames('text-control font-semibold', look === 'row' && 'truncate')} title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
