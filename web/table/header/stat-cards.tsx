import type { Campaign } from '#domain/campaign/campaign.ts';
import { seatNames } from '#domain/campaign/seat.ts';

/** What one is at this table. */
export function roleText(campaign: Campaign): string {
  return seatNames[campaign.isTemplate ? 'player' : (campaign.seat ?? 'player')];
}

/** The places where heroes are, that of the party first. */
function placesText(location: Campaign['location']): string {
  if (!location) return 'Not started yet';
  return [...new Set([location.name, ...(location.apart ?? []).map(({ name }) => name)])].join(' / ');
}

/** Location, status and role; in a row or as a list. */
export function StatCards({ campaign, look }: { campaign: Campaign; look: 'row' | 'list' }) {
  const three: Stats = [
    ['Location', placesText(campaign.location)],
    ['Campaign Status', campaign.settings.paused ? 'Paused' : 'Live'],
    ['Your Role', roleText(campaign)],
  ];
  const stats: Stats = look === 'row' ? three : [...three, ['Participants', String(campaign.participantCount)]];
  return look === 'row' ? <StatRow stats={stats} /> : <StatGrid stats={stats} />;
}

type Stats = readonly (readonly [term: string, value: string])[];

function StatRow({ stats }: { stats: Stats }) {
  return (
    <dl className="flex items-center gap-4">
      {stats.map(([term, value]) => (
        <div key={term} className="flex items-baseline gap-1.5">
          <dt>{term}</dt>
          <dd className="max-w-56 truncate font-semibold text-ink" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StatGrid({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-pairs gap-2">
      {stats.map(([term, value]) => (
        <div key={term} className="rounded-control border border-line bg-surface px-3 py-1.5">
          <dt className="text-note text-ink-soft">{term}</dt>
          <dd className="text-control font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
