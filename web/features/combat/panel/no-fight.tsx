import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Swords } from 'lucide-react';
import { Suspense } from 'react';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import type { FightOpens, FightProps } from './fight-props.ts';
import { DamagedFight } from './damaged-fight.tsx';
import { FightLines } from './fight-lines.tsx';
import { FightOver } from './fight-over.tsx';
import { FightPage } from './fight-page.tsx';
import { OwnHeroCard } from './own-hero-card.tsx';

interface NoFightProps extends Pick<FightProps, 'campaignId' | 'now' | 'figures' | 'doing'> {
  Opening: FightOpens | undefined;
  mine: CombatNow['heroes'][number] | null;
}

/** Before a fight and after one: one’s own hero, how the last ended, and the way into the next. */
export function NoFight({ campaignId, now, figures, doing, mine, Opening }: NoFightProps) {
  const { fight, leads, isDamaged, isNewer } = now;
  return (
    <FightPage>
      <h2 className="sr-only">Combat</h2>
      {mine && <OwnHeroCard hero={mine} />}
      {isDamaged && <DamagedFight {...{ campaignId, leads, doing, isNewer }} />}
      {fight && <FightOver {...{ campaignId, now, fight, figures, doing }} />}
      <Suspense>{Opening && leads && !isDamaged && <Opening campaignId={campaignId} now={now} doing={doing} />}</Suspense>
      {fight && <FightLines lines={fight.lines} />}
      {fight && <TurnOrder label="Turn order" figures={figures} active={null} mine={fight.hero?.id ?? null} target={null} />}
      {!fight && !leads && !isDamaged && (
        <EmptyState art={<Swords aria-hidden />} title="No fight">
          When a fight starts, the turn order and your actions appear here.
        </EmptyState>
      )}
    </FightPage>
  );
}
