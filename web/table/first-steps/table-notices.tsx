import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { useStore } from '#web/lib/store/store.ts';
import { isAnswered } from './dm-steps.ts';
import { Suspense, lazy } from 'react';
import { answersHere } from '#web/table/story/answers-here.ts';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';
import { FirstSteps } from './first-steps.tsx';
import type { SessionDialog } from '#web/table/actions/session-dialogs.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';
import type { NeedsHero } from './use-needs-hero.ts';

const HeroPrompt = lazy(async () => ({ default: (await import('./hero-prompt.tsx')).HeroPrompt }));
const LateWelcome = lazy(async () => ({ default: (await import('./late-welcome.tsx')).LateWelcome }));
const DmFirstSteps = lazy(async () => ({ default: (await import('./dm-first-steps.tsx')).DmFirstSteps }));

interface TableNoticesProps {
  campaign: Campaign;
  me: Person;
  session: Session;
  rights: TableRights;
  wide: boolean;
  /** The tab that is open; empty until one was chosen. */
  tab: string;
  hero: NeedsHero;
  onTab: (id: string) => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** What one does first, for as long as the narrator has not answered one. */
function NewcomersSteps({ room, personId, campaign }: Pick<Session, 'room'> & { personId: string; campaign: Campaign }) {
  const isPlayed = useStore(room.state, ({ transcript }) => isAnswered(transcript.messages, personId));
  const needsNoTurn = answersHere(campaign, personId) === 'withoutTurns';
  return <FirstSteps privateRun={campaign.privateRun} {...{ needsNoTurn, isPlayed }} />;
}

/** What stands between the story and the composer: one thing at a time, the hero before all else. */
export function TableNotices({ campaign, me, session, rights, wide, tab, hero, onTab, onOpen }: TableNoticesProps) {
  const { isTemplate, privateRun } = campaign;
  // Beside the Character tab, which asks the same, there is no need to.
  if (hero.isAsked && !(wide && hero.isTabShown(tab)))
    return (
      <Suspense>
        <HeroPrompt campaign={campaign} me={me.id} onOwn={() => onTab('character')} onClose={hero.notNow} />
      </Suspense>
    );
  if (rights.managesCampaign && !isTemplate && privateRun === null)
    return (
      <Suspense>
        <DmFirstSteps {...{ campaign, session, wide, onTab, onOpen }} />
      </Suspense>
    );
  if (isTemplate || privateRun !== null) return <NewcomersSteps room={session.room} personId={me.id} campaign={campaign} />;
  if (campaign.seat !== 'player') return null;
  return (
    <Suspense>
      <LateWelcome room={session.room} needsNoTurn={answersHere(campaign, me.id) === 'withoutTurns'} {...{ campaign, me }} />
    </Suspense>
  );
}
