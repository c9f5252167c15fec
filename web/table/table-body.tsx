import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { whyNoAction } from '#web/features/chat/room/readers.ts';
import { useCombat } from '#web/features/combat/use-combat.ts';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { PocketTabs, isChatShown } from './layout/pocket-tabs.tsx';
import { SidePanel } from './layout/side-panel.tsx';
import { MapPlace } from './panels/map-place.tsx';
import { WorldMap } from './panels/world-map.tsx';
import { TurnStrip } from '#web/features/turns/turn-strip.tsx';
import { ThrowStage } from '#web/lib/thrown-dice/throw-stage.tsx';
import { ToastSlot } from '#web/lib/toasts/toast-slot.tsx';
import { useStore } from '#web/lib/store/store.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Session } from './session/campaign-session-wiring.ts';
import { StoryAtHand } from './session/story-at-hand.tsx';
import { lowerWithWords } from './story/act-at-once.ts';
import { answersHere } from './story/answers-here.ts';
import { standingToFight } from './story/beside-fight.ts';
import { CampaignStory, useTable } from './story/campaign-story.tsx';
import { CampaignWriting } from './story/campaign-writing.tsx';
import { Drafts } from './story/drafts.tsx';
import type { SessionDialog } from './actions/session-dialogs.tsx';
import { TableFight } from './story/table-fight.tsx';
import { TableNotices } from './first-steps/table-notices.tsx';
import { WaitingCheck } from './story/waiting-check.tsx';
import { tableParts } from './panels/table-parts.tsx';
import type { TableRights } from './session/table-rights.ts';
import { TableTurn } from './panels/table-turn.tsx';
import { TableWatching } from './table-watching.tsx';
import { useNeedsHero } from './first-steps/use-needs-hero.ts';
import type { OpenedTab } from './use-opened-tab.ts';

const TableMap = lazy(async () => ({ default: (await import('./panels/table-map.tsx')).TableMap }));

interface TableBodyProps {
  campaign: Campaign;
  me: Person;
  session: Session;
  rights: TableRights;
  /** Whether there is room beside the story. */
  wide: boolean;
  /** Whether the map stands in the story's place. */
  mapShown: boolean;
  tab: OpenedTab;
  /** Whether the story is being searched. */
  searching: boolean;
  onSearch: (searching: boolean) => void;
  /** The DM's assistant while it is open: in the place of the tabs' content, on a small screen over the story. */
  assistant: ReactNode;
  onOpen: (dialog: SessionDialog) => void;
  onRetry: () => void;
}

/** The story with its turn and composer, and what stands beside it, or behind tabs where there is little room. */
export function TableBody(props: TableBodyProps) {
  return (
    <StoryAtHand room={props.session.room}>
      <Body {...props} />
    </StoryAtHand>
  );
}

function Body(props: TableBodyProps) {
  const { campaign, me, session, rights, wide, mapShown, tab, searching, onSearch, assistant, onOpen, onRetry } = props;
  const hero = useNeedsHero(campaign, me);
  const { part, mayStop, managesCampaign } = rights;
  const strip = <Strip {...{ campaign, me, session, rights, wide, onOpen }} />;
  const waiting = <Waiting {...{ campaign, me, session, wide, mapShown, tab, assistant }} />;
  const story = (
    <>
      {wide && waiting}
      {mapShown ? (
        <MapInstead campaign={campaign} me={me} />
      ) : (
        <CampaignStory {...{ campaign, session, mayStop, searching, onSearch, onRetry }} me={me.id} plays={part === 'plays'} />
      )}
      {/* In a low window the story needs the room; what they lead to stands in the menu and the tabs. */}
      <div className="flex shrink-0 flex-col short:hidden">
        <TableNotices {...{ campaign, me, session, rights, wide, hero, onOpen }} tab={tab.id} onTab={tab.choose} />
      </div>
      {part === 'watches' ? (
        <TableWatching strip={strip} />
      ) : (
        <CampaignWriting {...{ campaign, session, rights, strip, onOpen }} me={me.id} />
      )}
    </>
  );
  const parts = tableParts({ campaign, me, session }, tab.led);
  if (!wide) {
    return (
      <div className="relative flex min-w-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col" inert={assistant !== null}>
          {waiting}
          <PocketTabs parts={parts} chat={story} tab={tab.id} onTab={tab.choose} />
        </div>
        {assistant !== null && (
          <div className="absolute inset-0 z-20 flex flex-col bg-room">
            <ToastSlot className="shrink-0 px-2 pt-1" />
            {assistant}
          </div>
        )}
      </div>
    );
  }
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col">{story}</div>
      <SidePanel
        parts={{ ...parts, turn: <TableTurn {...{ campaign, session, managesCampaign }} me={me.id} /> }}
        tab={tab.id}
        first={hero.cameWithout === true ? 'character' : 'turn'}
        led={tab.led}
        instead={assistant}
        onTab={tab.choose}
      />
    </>
  );
}

/** What waits for the person, above the story; on a small screen, of whose tabs one shows, above them all. */
function Waiting({
  campaign,
  me,
  session,
  wide,
  mapShown,
  tab,
  assistant,
}: Pick<TableBodyProps, 'campaign' | 'me' | 'session' | 'wide' | 'mapShown' | 'tab' | 'assistant'>) {
  const isStoryHidden = wide ? mapShown : !isChatShown(tab.id);
  return (
    <>
      <TableFight
        campaignId={campaign.id}
        isOpen={tab.id === 'combat' && assistant === null}
        isStoryHidden={isStoryHidden}
        onOpen={() => tab.choose('combat')}
      />
      {isStoryHidden && <WaitingCheck room={session.room} me={me.id} />}
    </>
  );
}

/** The turn over the composer, and above it what waits to be posted. */
function Strip({
  campaign,
  me,
  session,
  rights,
  wide,
  onOpen,
}: Omit<TableBodyProps, 'mapShown' | 'tab' | 'searching' | 'onSearch' | 'assistant' | 'onRetry'>) {
  const { part, mayEnd, mayRead } = rights;
  const { speakingId, awaited, held } = useNarrator(session.narration);
  const { paused, narratorMode } = campaign.settings;
  const stands = standingToFight(useCombat(campaign.id).data, campaign.settings);
  const aim = useStore(session.composer.state, (state) => state.aim);
  const warning = whyNoAction(aim, useTable(campaign, me.id));
  return (
    <>
      <Drafts campaignId={campaign.id} personId={me.id} mayRead={mayRead} />
      <TurnStrip
        turns={session.turns}
        {...{ me, part, paused, mayEnd, held, warning }}
        narrating={speakingId !== null || awaited}
        answers={narratorMode === 'dm' ? null : answersHere(campaign, me.id, stands === 'in')}
        beside={stands === 'beside'}
        onLower={() => void lowerWithWords(session, me.id)}
        onDetails={wide ? null : () => onOpen('turn')}
      />
    </>
  );
}

function MapInstead({ campaign, me }: { campaign: Campaign; me: Person }) {
  const board = (
    <Suspense fallback={<Skeleton className="min-h-0 flex-1" />}>
      <TableMap campaign={campaign} me={me} look="large" withTools />
    </Suspense>
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section aria-label="Map" className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4">
        <ToastSlot className="shrink-0 pb-2 empty:hidden" />
        <MapPlace campaign={campaign} me={me} look="large" withTools world={<WorldMap hasMap={campaign.hasMap} board={board} />} />
      </section>
      <ThrowStage />
    </div>
  );
}
