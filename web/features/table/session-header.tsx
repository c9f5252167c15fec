import type { Campaign } from '#domain/campaign.ts';
import { isDm } from '#domain/seat.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { ArrowLeft, Map, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { participantWords } from './participant-words.ts';
import { onlineWords } from './party.ts';
import type { Online } from './party.ts';
import { roleWords, StatCards } from './stat-cards.tsx';

interface SessionHeaderProps {
  campaign: Campaign;
  /** Null until it is known. */
  online: Online | null;
  /** The wide screen has the stat cards and the map's button up here. */
  wide: boolean;
  mapShown: boolean;
  /** More to do here, e.g. inviting players. */
  actions?: ReactNode;
  onMap: () => void;
}

/** Where one is, as whom, and who else is here. */
export function SessionHeader({ campaign, online, wide, mapShown, actions, onMap }: SessionHeaderProps) {
  const leads = isDm(campaign.seat) && !campaign.isTemplate;
  return (
    <header className="flex items-center gap-3 border-b border-line px-3 py-2 sm:px-4 lg:py-3">
      <BackLink />
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-name font-semibold" title={campaign.name}>
          {campaign.name}
        </h1>
        <div className="mt-0.5 flex items-center gap-x-3 gap-y-1 text-note text-ink-soft lg:flex-wrap">
          <Badge tone={leads ? 'seal' : 'plain'} icon={leads ? <SealIcon aria-hidden /> : undefined}>
            {roleWords(campaign)}
          </Badge>
          {wide && <span className="whitespace-nowrap">{participantWords(campaign.participantCount)}</span>}
          {wide && <SessionBadge paused={campaign.settings.paused} />}
          <span aria-live="off" className="min-w-0 truncate">
            {onlineWords(online)}
          </span>
        </div>
      </div>
      {wide && <StatCards campaign={campaign} look="row" />}
      {actions}
      {wide && (
        <Button
          variant="outline"
          aria-label={mapShown ? 'Show Chat' : 'Show World Map'}
          title={mapShown ? 'Show Chat' : 'Show World Map'}
          className="max-2xl:!px-2.5"
          icon={mapShown ? <MessageSquareText aria-hidden /> : <Map aria-hidden />}
          onClick={onMap}
        >
          <span className="max-2xl:hidden">{mapShown ? 'Show Chat' : 'Show World Map'}</span>
        </Button>
      )}
    </header>
  );
}

/** Whether the table plays on. */
export function SessionBadge({ paused }: { paused: boolean }) {
  return paused ? <Badge tone="sea">Paused</Badge> : <Badge tone="moss">Active Session</Badge>;
}

function BackLink() {
  return (
    <ButtonLink to="/campaign" variant="quiet" icon={<ArrowLeft aria-hidden />} aria-label="Back to Campaigns" className="!px-2.5">
      <span className="max-2xl:hidden">Back to Campaigns</span>
    </ButtonLink>
  );
}
