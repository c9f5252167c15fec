import type { CombatNow, SeenFight } from '#contract/play/combat-shapes.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { Suspense, lazy, useState } from 'react';
import { AtHand } from '#web/features/combat/stat-block/at-hand.tsx';
import { CombatantMenu } from '#web/features/combat/dm-tools/combatant-menu.tsx';
import type { CombatantAction } from '#web/features/combat/dm-tools/combatant-menu.tsx';
import { ReactionCard } from '#web/features/combat/reactions/reaction-card.tsx';
import { DmTools } from '#web/features/combat/dm-tools/dm-tools.tsx';
import { DmTurn } from '#web/features/combat/attack/dm-turn.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { FightLines } from './fight-lines.tsx';
import { FightSetup } from './fight-setup.tsx';
import { JoinSection } from './join-section.tsx';
import { LegendCard } from '#web/features/combat/attack/legend-card.tsx';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const EditedCreatures = lazy(() =>
  import('#web/features/combat/dm-tools/edited-creatures.tsx').then((module) => ({ default: module.EditedCreatures })),
);

const CombatantDialog = lazy(() =>
  import('#web/features/combat/dm-tools/combatant-dialog.tsx').then((module) => ({ default: module.CombatantDialog })),
);

interface DmCombatProps {
  campaignId: string;
  now: CombatNow;
  fight: SeenFight;
  figures: readonly Figure[];
  doing: Doing;
}

/** The fight for those who lead the table: everybody, everything, and the way back. */
export function DmCombat({ campaignId, now, fight, figures, doing }: DmCombatProps) {
  const { phase, active } = fight.view;
  const turn = { active, attacksMade: fight.view.audience === 'dm' ? fight.view.attacksMade : 0 };
  const [targetId, setTarget] = useState<string | null>(null);
  const [actingId, setActing] = useState<string | null>(null);
  const [action, setAction] = useState<{ action: CombatantAction; id: string } | null>(null);
  const find = (id: string | null) => figures.find((figure) => figure.id === id) ?? null;
  const aimed = find(targetId);
  const target = aimed?.health === 'dead' ? null : aimed;
  const about = find(action?.id ?? null);
  const acting = find(actingId) ?? find(active);
  return (
    <>
      <OpenQuestion fight={fight} figures={figures} doing={doing} />
      {phase !== 'over' && <OfHomebrew {...{ campaignId, figures, doing }} />}
      {phase === 'running' && (
        <DmTurn {...{ campaignId, fight, acting, target, figures, doing }} onTarget={setTarget} onOwnTurn={() => setActing(null)} />
      )}
      {phase === 'running' && acting && (
        <AtHand key={`at hand for ${acting.id}`} campaignId={campaignId} figure={acting} {...{ target, figures, doing }} />
      )}
      {phase === 'running' &&
        figures
          .flatMap(({ whole }) => (whole && whole.legend && !whole.dead ? [whole] : []))
          .map((one) => <LegendCard key={one.id} one={one} turn={turn} target={target} figures={figures} doing={doing} />)}
      {phase === 'gathering' && <FightSetup {...{ now, figures, doing }} />}
      <FightLines lines={fight.lines} />
      <TurnOrder
        figures={figures}
        active={active}
        mine={fight.hero?.id ?? null}
        target={target?.id ?? null}
        onTarget={phase === 'running' ? (id) => setTarget(id === targetId ? null : id) : undefined}
        menuOf={
          phase === 'over'
            ? undefined
            : (figure) => (
                <CombatantMenu
                  figure={figure}
                  gathering={phase === 'gathering'}
                  doing={doing}
                  onAction={(next) => setAction({ action: next, id: figure.id })}
                  onActWith={() => setActing(figure.id)}
                />
              )
        }
      />
      {phase !== 'over' && <DmTools {...{ campaignId, fight, figures, doing }} />}
      {phase !== 'over' && <JoinSection key={phase} {...{ campaignId, now, figures, doing }} open={phase === 'gathering'} />}
      <Suspense>
        {action && about && (
          <CombatantDialog {...{ campaignId, figures, doing }} action={action.action} figure={about} onClose={() => setAction(null)} />
        )}
      </Suspense>
    </>
  );
}

/** What the Dungeon Master is told of creatures of homebrew that were edited; nothing where none fights. */
function OfHomebrew({ campaignId, figures, doing }: Pick<DmCombatProps, 'campaignId' | 'figures' | 'doing'>) {
  const creatures = figures.flatMap(({ whole }) => {
    const source = whole?.kind === 'npc' && !whole.dead ? whole.source : null;
    return whole && source !== null && entryIdOf(source) !== null ? [{ one: whole, source }] : [];
  });
  if (creatures.length === 0) return null;
  return (
    <Suspense>
      <EditedCreatures campaignId={campaignId} creatures={creatures} doing={doing} />
    </Suspense>
  );
}

/** The reaction that the fight waits for, which whoever leads may answer for anybody. */
function OpenQuestion({ fight, figures, doing }: Pick<DmCombatProps, 'fight' | 'figures' | 'doing'>) {
  const asked = fight.view.audience === 'dm' ? fight.view.reaction : null;
  const named = (id: string | null) => figures.find((figure) => figure.id === id)?.name ?? null;
  if (asked === null) return null;
  const name = named(asked.reactorId) ?? 'Somebody';
  return <ReactionCard key={`asked at ${fight.number}`} name={name} offer={asked} by={named(asked.byId)} doing={doing} mayHold />;
}
