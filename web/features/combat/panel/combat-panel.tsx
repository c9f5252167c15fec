import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Swords } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { DamagedFight } from './damaged-fight.tsx';
import { figuresOf } from '#web/features/combat/figure.ts';
import { FightOver } from './fight-over.tsx';
import { OwnHeroCard } from './own-hero-card.tsx';
import { PlayerCombat } from './player-combat.tsx';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';

const DmCombat = lazy(() => import('./dm-combat.tsx').then((module) => ({ default: module.DmCombat })));
const FightOpening = lazy(() => import('./fight-opening.tsx').then((module) => ({ default: module.FightOpening })));

/** The Combat tab: one's own hero first, then the fight, or the way into one. */
export function CombatPanel({ campaignId, me }: { campaignId: string; me: string }) {
  const { data, isPending, isError, refetch } = useCombat(campaignId);
  if (isPending) return <CombatSkeleton />;
  if (isError) {
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        The fight could not be loaded. Nothing is lost.
      </ErrorState>
    );
  }
  return <CombatAtTable campaignId={campaignId} me={me} now={data} />;
}

function CombatAtTable({ campaignId, me, now }: { campaignId: string; me: string; now: CombatNow }) {
  const { fight, leads, heroes, isDamaged, isNewer } = now;
  const doing = useDoing(campaignId, fight);
  const mine = heroes.find(({ userId }) => userId === me);
  const figures = fight ? figuresOf(fight.view) : [];
  const over = fight?.view.phase === 'over';
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">Combat</h2>
      {mine && <OwnHeroCard hero={mine} />}
      {fight && !over && (
        <p className="figures text-control text-ink-soft">
          {fight.view.phase === 'gathering' ? 'A fight is being prepared. Players do not see it yet.' : `Round ${fight.view.round}`}
        </p>
      )}
      {isDamaged && <DamagedFight {...{ campaignId, leads, doing, isNewer }} />}
      {fight && over && <FightOver {...{ campaignId, now, fight, figures, doing }} />}
      <Suspense fallback={<CombatSkeleton />}>
        {leads && !isDamaged && (!fight || over) && <FightOpening campaignId={campaignId} now={now} doing={doing} />}
        {fight && (leads ? <DmCombat {...{ campaignId, now, fight, figures, doing }} /> : <PlayerCombat {...{ fight, figures, doing }} />)}
      </Suspense>
      {!fight && !leads && !isDamaged && (
        <EmptyState art={<Swords aria-hidden />} title="No fight">
          When a fight starts, the turn order and your actions appear here.
        </EmptyState>
      )}
    </div>
  );
}

function CombatSkeleton() {
  return (
    <div role="status" aria-label="Loading the fight" className="flex flex-col gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
