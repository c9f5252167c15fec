import type { Campaign } from '#domain/campaign/campaign.ts';
import type { ChatRoom } from '#web/features/chat/room/chat-room.ts';
import type { Heroes, Online } from '#web/table/session/party.ts';
import type { TableRights } from '#web/table/session/table-rights.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { Suspense, lazy, useMemo } from 'react';
import type { ReactNode } from 'react';
import { CampaignLinks } from './campaign-links.tsx';

const PeopleDialog = lazy(async () => ({ default: (await import('#web/features/people/people-dialog.tsx')).PeopleDialog }));
const SettingsDialog = lazy(async () => ({
  default: (await import('#web/features/campaigns/settings/settings-dialog.tsx')).SettingsDialog,
}));
const AgreementDialog = lazy(async () => ({ default: (await import('#web/features/safety/agreement-dialog.tsx')).AgreementDialog }));
const DiceCheckDialog = lazy(async () => ({ default: (await import('#web/features/table-dice/dice-check-dialog.tsx')).DiceCheckDialog }));
const AskDialog = lazy(async () => ({ default: (await import('#web/features/chat/checks/ask-dialog.tsx')).AskDialog }));
const DrawDialog = lazy(async () => ({ default: (await import('#web/features/drawings/draw-dialog.tsx')).DrawDialog }));
const WebhooksDialog = lazy(async () => ({ default: (await import('#web/features/webhooks/webhooks-dialog.tsx')).WebhooksDialog }));
const HomebrewDialog = lazy(async () => ({ default: (await import('#web/features/homebrew/homebrew-dialog.tsx')).HomebrewDialog }));
const ofHistory = {
  save: lazy(async () => ({ default: (await import('#web/features/history/save-dialog.tsx')).SaveDialog })),
  end: lazy(async () => ({ default: (await import('#web/features/history/end-session-dialog.tsx')).EndSessionDialog })),
  history: lazy(async () => ({ default: (await import('#web/features/history/history-dialog.tsx')).HistoryDialog })),
};

/** What can be opened over the table from its header. */
export type SessionDialog =
  | 'check'
  | 'homebrew'
  | 'draw'
  | 'webhooks'
  | 'people'
  | 'settings'
  | 'invite'
  | 'turn'
  | 'safety'
  | 'dice'
  | keyof typeof ofHistory;

interface SessionDialogsProps {
  open: SessionDialog;
  campaign: Campaign;
  /** Takes in what is asked for. */
  room: ChatRoom;
  me: string;
  online: Online | null;
  heroes: Heroes;
  /** The turn at length, where no tab holds it. */
  turn: ReactNode;
  /** Whether the person invites others, and writes homebrew. */
  rights: Pick<TableRights, 'shares' | 'brews'>;
  onHero: (characterId: string) => void;
  /** Opens another dialog in the place of the one that is open. */
  onOpen: (dialog: SessionDialog) => void;
  onClose: (which: SessionDialog) => void;
}

/** The dialog that is open over the table; each is fetched when it is wanted. */
export function SessionDialogs({
  open,
  campaign,
  room,
  me,
  online,
  heroes,
  turn,
  rights,
  onHero,
  onOpen,
  onClose: onClosed,
}: SessionDialogsProps) {
  const navigate = useNavigate();
  const present = useMemo(() => new Set((online?.people ?? []).map(({ userId }) => userId)), [online]);
  const onClose = () => onClosed(open);
  if (open === 'turn') {
    return (
      <Dialog open title="Turn" onClose={onClose}>
        {turn}
      </Dialog>
    );
  }
  if (open === 'check' || open === 'safety' || open === 'dice' || open === 'homebrew' || open === 'draw' || open === 'webhooks')
    return <WithoutOthers {...{ campaign, open, me, room, rights, onClose }} />;
  if (open === 'invite') return <CampaignLinks campaign={campaign} onClose={onClose} />;
  if (open === 'settings' || open === 'people') {
    return (
      <Suspense>
        {open === 'settings' ? (
          <SettingsDialog campaign={campaign} onClose={onClose} />
        ) : (
          <PeopleDialog
            {...{ campaign, me, present, heroes, onHero, onClose }}
            onAgreement={campaign.isTemplate ? null : () => onOpen('safety')}
            onInvite={rights.shares ? () => onOpen('invite') : null}
            onLeft={() => void navigate({ to: '/campaign' })}
          />
        )}
      </Suspense>
    );
  }
  const Shown = ofHistory[open];
  return (
    <Suspense>
      <Shown campaignId={campaign.id} onClose={onClose} />
    </Suspense>
  );
}

interface WithoutOthersProps extends Pick<SessionDialogsProps, 'me' | 'room' | 'rights'> {
  open: 'check' | 'safety' | 'dice' | 'homebrew' | 'draw' | 'webhooks';
  campaign: Campaign;
  onClose: () => void;
}

/** Dialogs that lead to no other one. */
function WithoutOthers({ open, campaign, me, room, rights, onClose }: WithoutOthersProps) {
  const campaignId = campaign.id;
  return (
    <Suspense>
      {open === 'check' && <AskDialog campaignId={campaignId} room={room} onClose={onClose} />}
      {open === 'safety' && <AgreementDialog campaignId={campaignId} personId={me} onClose={onClose} />}
      {open === 'dice' && <DiceCheckDialog campaignId={campaignId} personId={me} onClose={onClose} />}
      {open === 'homebrew' && <HomebrewDialog campaignId={campaignId} me={me} writes={rights.brews} onClose={onClose} />}
      {open === 'webhooks' && <WebhooksDialog campaignId={campaignId} onClose={onClose} />}
      {open === 'draw' && <DrawDialog campaign={campaign} me={me} onPosted={room.receive} onClose={onClose} />}
    </Suspense>
  );
}
