import { AreasCard } from '#web/features/combat/around/areas-card.tsx';
import { DmTurn } from '#web/features/combat/attack/dm-turn.tsx';
import { DmTools } from '#web/features/combat/dm-tools/dm-tools.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { CombatantAfterHit } from '#web/features/combat/spells/combatant-after-hit.tsx';
import { AtHand } from '#web/features/combat/stat-block/at-hand.tsx';
import { lazy, Suspense } from 'react';
import type { FightProps } from './fight-props.ts';
import { DmDock } from './dm-dock.tsx';

// Few fights have somebody legendary.
const LegendCard = lazy(() => import('#web/features/combat/attack/legend-card.tsx').then((module) => ({ default: module.LegendCard })));

interface RunningFootProps extends Pick<FightProps, 'campaignId' | 'now' | 'fight' | 'figures' | 'doing' | 'playersAway'> {
  acting: Figure | null;
}

/** What leads on to the next turn, and what may still follow the last hit. */
export function RunningFoot({ now, acting, playersAway = [], ...around }: RunningFootProps) {
  const { fight, figures, doing } = around;
  const player = now.heroes.find(({ id }) => id === acting?.whole?.source)?.userId;
  return (
    <>
      <CombatantAfterHit one={acting?.whole ?? null} view={fight.view} figures={figures} doing={doing} />
      <DmDock acting={acting} isPlayerAway={playersAway.some((id) => id === player)} byMilestone={now.byMilestone} {...around} />
    </>
  );
}

interface RunningFightProps extends Pick<FightProps, 'campaignId' | 'now' | 'fight' | 'figures' | 'doing'> {
  acting: Figure | null;
  target: Figure | null;
  onTarget: (id: string | null) => void;
  onOwnTurn: () => void;
}

/** What can be done in a fight that runs: for whoever acts, for the legendary, and for all. */
export function RunningFight({ campaignId, now, fight, acting, onTarget, onOwnTurn, ...around }: RunningFightProps) {
  const { view } = fight;
  const has = fight.atHand?.find(({ id }) => id === acting?.id);
  const legends = around.figures.flatMap(({ id, whole }) => {
    const legend = fight.atHand?.find((each) => each.id === id)?.legend;
    return whole && legend ? [{ one: whole, legend }] : [];
  });
  return (
    <>
      <DmTurn {...{ fight, acting, onTarget, onOwnTurn }} {...around} />
      {acting?.whole && has && acting.health !== 'down' && (
        <AtHand key={`at hand for ${acting.id}`} one={acting.whole} has={has} {...around} />
      )}
      <AreasCard areas={view.areas} figures={around.figures} heroId={null} leads doing={around.doing} />
      <Suspense>
        {legends.map(({ one, legend }) => (
          <LegendCard key={one.id} one={one} now={legend} {...around} />
        ))}
      </Suspense>
      <DmTools campaignId={campaignId} fight={fight} figures={around.figures} doing={around.doing} byMilestone={now.byMilestone} />
    </>
  );
}
