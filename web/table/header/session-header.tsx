import type { Campaign } from '#domain/campaign/campaign.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { useConnectionLost } from '#web/lib/session/use-connection-lost.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { ArrowLeft, Map, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { onlineCount } from '#web/table/session/party.ts';
import type { Online } from '#web/table/session/party.ts';
import { SessionFacts } from './session-facts.tsx';
import { roleText } from './stat-cards.tsx';

interface SessionHeaderProps {
  campaign: Campaign;
  /** Null until it is known. */
  online: Online | null;
  /** The wide screen has every fact and the map's button up here. */
  wide: boolean;
  mapShown: boolean;
  /** Opens the navigation groups. */
  menu: ReactNode;
  /** What can be done at this table, e.g. saving it; an invitation goes before them. */
  actions?: ReactNode;
  /** The notices and the account of the signed-in person. */
  corner: ReactNode;
  onMap: () => void;
}

const frame =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line bg-room px-2 py-1 sm:px-4 narrow:gap-x-1 narrow:px-1.5 narrow:py-0.5 @max-[17rem]/table:grid-cols-[1fr_auto]';
/** With letters so large that there is no room beside the buttons, the name has the line below them. */
const below = '@max-[17rem]/table:order-last @max-[17rem]/table:col-span-2 @max-[17rem]/table:px-2';
const square = '!size-9 narrow:!size-11';

/** The only header of a table: where one is, as whom, who else is here, and what can be done. */
export function SessionHeader({ campaign, online, wide, mapShown, menu, actions, corner, onMap }: SessionHeaderProps) {
  const title = (
    <h1 className="truncate font-display text-name leading-tight font-semibold narrow:text-[1.125rem]" title={campaign.name}>
      {campaign.name}
    </h1>
  );
  return (
    <header className={frame}>
      <div className="flex items-center">
        {menu}
        <BackLink />
      </div>
      {wide ? (
        title
      ) : (
        <div className={`min-w-0 ${below}`}>
          {title}
          <ShortFacts campaign={campaign} online={online} />
        </div>
      )}
      <div className="flex items-center gap-1.5 narrow:gap-0 roomy:max-h-9">
        {actions}
        {wide && <MapButton shown={mapShown} onPress={onMap} />}
        {corner}
      </div>
      {wide && <SessionFacts campaign={campaign} online={online} />}
    </header>
  );
}

/** What there is room for below the name on a small screen; the World tab has the rest. */
function ShortFacts({ campaign, online }: { campaign: Campaign; online: Online | null }) {
  const leads = isDm(campaign.seat) && !campaign.isTemplate;
  const lost = useConnectionLost();
  return (
    <p className="flex min-w-0 items-center gap-x-1.5 text-note leading-tight whitespace-nowrap text-ink-soft">
      {leads && <SealIcon aria-hidden className="size-3.5 shrink-0 text-wine" />}
      <span className="truncate">{roleText(campaign)}</span>
      {lost && <span className="shrink-0 text-candle">· Not connected</span>}
      {online !== null && (
        <span aria-live="off" className="shrink-0 max-[22rem]:hidden">
          · {onlineCount(online)}
        </span>
      )}
    </p>
  );
}

/** Opens the map, which is that of the world or the battle map: only once it stands there is it known which. */
function MapButton({ shown, onPress }: { shown: boolean; onPress: () => void }) {
  return (
    <ToolButton
      aria-label={shown ? 'Show Chat' : 'Show Map'}
      icon={shown ? <MessageSquareText aria-hidden /> : <Map aria-hidden />}
      onClick={onPress}
    >
      {shown ? 'Chat' : 'Map'}
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
      className={`${square} !min-h-0 !px-0`}
    />
  );
}
