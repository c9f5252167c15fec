import type { Campaign } from '#domain/campaign/campaign.ts';
import { useConnectionLost } from '#web/lib/session/use-connection-lost.ts';
import { classNames } from '#web/ui/class-names.ts';
import { participantText } from '#web/table/layout/participant-text.ts';
import { onlineText } from '#web/table/session/party.ts';
import type { Online } from '#web/table/session/party.ts';
import { StatCards } from './stat-cards.tsx';

const states = {
  active: { text: 'Active Session', look: 'text-moss' },
  paused: { text: 'Paused', look: 'text-sea' },
  lost: { text: 'Not connected', look: 'text-candle' },
} as const;

/** The facts of a session in one line, each once. What has no room is cut at the names of those online. */
export function SessionFacts({ campaign, online }: { campaign: Campaign; online: Online | null }) {
  const { paused } = campaign.settings;
  const lost = useConnectionLost();
  const { text, look } = lost ? states.lost : paused ? states.paused : states.active;
  return (
    <div className="col-span-full flex min-w-0 items-center gap-x-4 pl-2 text-note leading-5 whitespace-nowrap text-ink-soft">
      <span className={classNames('flex items-center gap-1.5 font-semibold', look)}>
        <span aria-hidden className="size-2 rounded-full bg-current" />
        {text}
      </span>
      <StatCards campaign={campaign} look="row" />
      <span>{participantText(campaign.participantCount)}</span>
      <span aria-live="off" className="min-w-0 truncate" title={onlineText(online)}>
        {onlineText(online)}
      </span>
    </div>
  );
}
