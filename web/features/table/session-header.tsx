import type { Campaign } from '#domain/campaign.ts';
import { isDm } from '#domain/seat.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { ArrowLeft, Map, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { participantWords } from './participant-words.ts';
import { onlineCount, onlineWords } from './party.ts';
import type { Online } from './party.ts';
import { roleWords, StatCards } from './stat-cards.tsx';

interface SessionHeaderProps {
  campaign: Campaign;
  /** Null until it is known. */
  online: Online | null;
  /** The wide screen has the stat cards and the map's button up here. */
  wide: boolean;
  /** Whether there is room for names beside the count of who is here. */
  roomy: boolean;
  mapShown: boolean;
  /** More to do here, e.g. inviting players. */
  actions?: ReactNode;
  onMap: () => void;
}

/** Where one is, as whom, and who else is here. On phones what can be done stands beside both lines. */
export function SessionHeader({ campaign, online, wide, roomy, mapShown, actions, onMap }: SessionHeaderProps) {
  const leads = isDm(campaign.seat) && !campaign.isTemplate;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-0.5 border-b border-line px-2 py-2 sm:px-4 md:gap-x-3 md:gap-y-1.5">
      <BackLink />
      <h1 className="truncate font-display text-name font-semibold max-md:self-end" title={campaign.name}>
        {campaign.name}
      </h1>
      <div className="flex items-center max-md:row-span-2 md:gap-2">
        {actions}
        {wide && <MapButton shown={mapShown} onPress={onMap} />}
      </div>
      <div className="flex min-w-0 items-center gap-x-3 text-note text-ink-soft max-md:self-start md:col-span-3">
        <Badge tone={leads ? 'seal' : 'plain'} icon={leads ? <SealIcon aria-hidden /> : undefined}>
          {roleWords(campaign)}
        </Badge>
        {wide && <span className="whitespace-nowrap">{participantWords(campaign.participantCount)}</span>}
        {wide && <SessionBadge paused={campaign.settings.paused} />}
        <span aria-live="off" className="min-w-0 flex-1 truncate max-[22rem]:hidden" title={onlineWords(online)}>
          {roomy ? onlineWords(online) : onlineCount(online)}
        </span>
        {wide && <StatCards campaign={campaign} look="row" />}
      </div>
    </header>
  );
}

function MapButton({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  return (
    <ToolButton
      aria-label={shown ? 'Show Chat' : 'Show World Map'}
      icon={shown ? <MessageSquareText aria-hidden /> : <Map aria-hidden />}
      onClick={onPress}
    >
      <span>
        <span className="max-2xl:hidden">Show </span>
        {shown ? 'Chat' : 'World Map'}
      </span>
    </ToolButton>
  );
}

/** Whether the table plays on. */
export function SessionBadge({ paused }: { paused: boolean }) {
  return paused ? <Badge tone="sea">Paused</Badge> : <Badge tone="moss">Active Session</Badge>;
}

function BackLink() {
  return (
    <ButtonLink
      to="/campaign"
      variant="quiet"
      icon={<ArrowLeft aria-hidden />}
      aria-label="Back to Campaigns"
      title="Back to Campaigns"
      className="!px-2.5 max-md:row-span-2"
    >
      <span className="max-xl:hidden">
        <span className="max-2xl:hidden">Back to </span>Campaigns
      </span>
    </ButtonLink>
  );
}
