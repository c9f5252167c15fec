import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Swords } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { DamagedFight } from './damaged-fight.tsx';
import { figuresOf } from '#web/features/combat/figure.ts';
import { FightHead } from './fight-head.tsx';
import { FightOver } from './fight-over.tsx';
import { FightLines } from './fight-lines.tsx';
import { OwnHeroCard } from './own-hero-card.tsx';
import { PlayerCombat } from './player-combat.tsx';
import type { PictureOf } from '#web/features/combat/order/order-strip.tsx';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';

const DmCombat = lazy(() => import('./dm-combat.tsx').then((module) => ({ default: module.DmCombat })));
const FightOpening = lazy(() => import('./fight-opening.tsx').then((module) => ({ default: module.FightOpening })));

interface CombatPanelProps {
  campaignId: string;
  me: string;
  /** Draws the picture of a hero. */
  pictureOf?: PictureOf;
}

/** The Combat tab: a fight that goes on, or one’s own hero and the way into a fight. */
export function CombatPanel({ campaignId, me, pictureOf = () => null }: CombatPanelProps) {
  const { data, isPending, isError, refetch } = useCombat(campaignId);
  if (isPending) return <CombatSkeleton />;
  if (isError) {
    return (
      <Page>
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The fight could not be loaded. Nothing is lost.
        </ErrorState>
      </Page>
    );
  }
  return <CombatAtTable campaignId={campaignId} me={me} now={data} pictureOf={pictureOf} />;
}

interface CombatAtTableProps extends Required<CombatPanelProps> {
  now: CombatNow;
}

function CombatAtTable({ campaignId, me, now, pictureOf }: CombatAtTableProps) {
  const { fight, leads, heroes } = now;
  const doing = useDoing(campaignId, fight);
  const mine = heroes.find(({ userId }) => userId === me) ?? null;
  const figures = fight ? figuresOf(fight.view) : [];
  if (!fight || fight.view.phase === 'over' || now.isDamaged) return <NoFight {...{ campaignId, now, figures, doing, mine }} />;
  const head = <FightHead round={fight.view.phase === 'gathering' ? null : fight.view.round} hero={mine} />;
  const around = { fight, figures, doing, pictureOf, head };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="sr-only">Combat</h2>
      <Suspense fallback={<CombatSkeleton />}>
        {leads ? <DmCombat key={fight.id} {...{ campaignId, now }} {...around} /> : <PlayerCombat key={fight.id} {...around} />}
      </Suspense>
    </div>
  );
}

interface NoFightProps extends Pick<CombatAtTableProps, 'campaignId' | 'now'> {
  figures: ReturnType<typeof figuresOf>;
  doing: ReturnType<typeof useDoing>;
  mine: CombatNow['heroes'][number] | null;
}

/** Before a fight and after one: one’s own hero, how the last ended, and the way into the next. */
function NoFight({ campaignId, now, figures, doing, mine }: NoFightProps) {
  const { fight, leads, isDamaged, isNewer } = now;
  return (
    <Page>
      <h2 className="sr-only">Combat</h2>
      {mine && <OwnHeroCard hero={mine} />}
      {isDamaged && <DamagedFight {...{ campaignId, leads, doing, isNewer }} />}
      {fight && <FightOver {...{ campaignId, now, fight, figures, doing }} />}
      {leads && !isDamaged && (
        <Suspense fallback={<CombatSkeleton />}>
          <FightOpening campaignId={campaignId} now={now} doing={doing} />
        </Suspense>
      )}
      {fight && <FightLines lines={fight.lines} />}
      {fight && <TurnOrder label="Turn order" figures={figures} active={null} mine={fight.hero?.id ?? null} target={null} />}
      {!fight && !leads && !isDamaged && (
        <EmptyState art={<Swords aria-hidden />} title="No fight">
          When a fight starts, the turn order and your actions appear here.
        </EmptyState>
      )}
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">{children}</div>;
}

function CombatSkeleton() {
  return (
    <div role="status" aria-label="Loading the fight" className="flex flex-col gap-3 p-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
