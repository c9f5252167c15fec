import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { figuresOf } from '#web/features/combat/figure.ts';
import { FightHead } from './fight-head.tsx';
import type { FightOpens, FightProps } from './fight-props.ts';
import { FightPage } from './fight-page.tsx';
import type { PictureOf } from '#web/features/combat/order/order-strip.tsx';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';

const NoFight = lazy(() => import('./no-fight.tsx').then((module) => ({ default: module.NoFight })));

interface CombatPanelProps {
  campaignId: string;
  me: string;
  /** Shows the fight as players or as whoever leads it see it: neither loads what the other needs. */
  Fight: ComponentType<FightProps>;
  /** The way into a fight, for whoever leads. */
  Opening?: FightOpens;
  /** Draws the picture of a hero. */
  pictureOf?: PictureOf;
  /** The accounts of players who are away. */
  playersAway?: readonly string[];
}

/** The Combat tab: a fight that goes on, or one’s own hero and the way into a fight. */
export function CombatPanel({ pictureOf = () => null, ...props }: CombatPanelProps) {
  const { data, isPending, isError, refetch } = useCombat(props.campaignId);
  if (isPending) return <CombatSkeleton />;
  if (isError) {
    return (
      <FightPage>
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The fight could not be loaded. Nothing is lost.
        </ErrorState>
      </FightPage>
    );
  }
  return <CombatAtTable {...props} now={data} pictureOf={pictureOf} />;
}

interface CombatAtTableProps extends Omit<CombatPanelProps, 'pictureOf'>, Pick<FightProps, 'now' | 'pictureOf'> {}

function CombatAtTable({ campaignId, me, now, pictureOf, playersAway, Fight, Opening }: CombatAtTableProps) {
  const { fight, heroes } = now;
  const doing = useDoing(campaignId, fight);
  const mine = heroes.find(({ userId }) => userId === me) ?? null;
  const figures = fight ? figuresOf(fight.view) : [];
  if (!fight || fight.view.phase === 'over' || now.isDamaged) {
    return (
      <Suspense fallback={<CombatSkeleton />}>
        <NoFight {...{ campaignId, now, figures, doing, mine, Opening }} />
      </Suspense>
    );
  }
  const head = <FightHead round={fight.view.phase === 'gathering' ? null : fight.view.round} hero={mine} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h2 className="sr-only">Combat</h2>
      <Fight key={fight.id} {...{ campaignId, now, fight, figures, doing, pictureOf, playersAway, head }} />
    </div>
  );
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
