import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { PocketTabs } from '#web/features/table/pocket-tabs.tsx';
import { SidePanel } from '#web/features/table/side-panel.tsx';
import { WorldMap } from '#web/features/table/world-map.tsx';
import { TurnStrip } from '#web/features/turns/turn-strip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { Session } from './campaign-session-wiring.ts';
import { CampaignStory } from './campaign-story.tsx';
import { CampaignWriting } from './campaign-writing.tsx';
import { Drafts } from './drafts.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Previously } from './previously.tsx';
import { TableFight } from './table-fight.tsx';
import { tableParts } from './table-parts.tsx';
import type { TableRights } from './table-rights.ts';
import { TableTurn } from './table-turn.tsx';
import { TableWatching } from './table-watching.tsx';
import type { OpenedTab } from './use-opened-tab.ts';

const TableMap = lazy(async () => ({ default: (await import('./table-map.tsx')).TableMap }));

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
  onRetry: () => void;
}

/** The story with its turn and composer, and what stands beside it, or behind tabs where there is little room. */
export function TableBody(props: TableBodyProps) {
  const { campaign, me, session, rights, wide, mapShown, tab, searching, onSearch, onRetry } = props;
  const { part, mayEnd, mayStop, mayRead, runs } = rights;
  const { speakingId, awaited } = useNarrator(session.ear);
  const narrating = speakingId !== null || awaited;
  const { paused } = campaign.settings;
  const strip = (
    <>
      <Drafts campaignId={campaign.id} personId={me.id} mayRead={mayRead} />
      <TurnStrip keeper={session.turns} {...{ me, part, paused, mayEnd, narrating }} alone={!wide} />
    </>
  );
  const story = (
    <>
      <TableFight campaignId={campaign.id} />
      {mapShown ? (
        <MapInstead campaign={campaign} me={me} />
      ) : (
        <CampaignStory {...{ campaign, session, mayStop, searching, onSearch, onRetry }} me={me.id} />
      )}
      {campaign.isTemplate ? <FirstSteps /> : !runs && <Previously campaign={campaign} personId={me.id} />}
      {part === 'watches' ? <TableWatching strip={strip} /> : <CampaignWriting {...{ campaign, session, strip }} me={me.id} />}
    </>
  );
  const parts = tableParts({ campaign, me, session }, tab.led);
  if (!wide) return <PocketTabs parts={parts} chat={story} tab={tab.id} onTab={tab.choose} />;
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col">{story}</div>
      <SidePanel
        parts={{ ...parts, turn: <TableTurn {...{ campaign, session, runs }} me={me.id} /> }}
        tab={tab.id}
        led={tab.led}
        onTab={tab.choose}
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
    <section aria-label="World Map" className="flex min-h-0 flex-1 flex-col overflow-y-auto p-4">
      <WorldMap hasMap={campaign.hasMap} board={board} />
    </section>
  );
}
