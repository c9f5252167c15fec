import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { FightLines } from './fight-lines.tsx';
import { ReactionCard, WaitingForReaction } from '#web/features/combat/reactions/reaction-card.tsx';
import { CompanionList } from '#web/features/combat/attack/companion-list.tsx';
import { CompanionTurn } from '#web/features/combat/attack/companion-turn.tsx';
import { PlayerTurn } from '#web/features/combat/attack/player-turn.tsx';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import { turnText } from '#web/features/combat/combat-text.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** The fight for players and those who watch: the order, their own turn, what just happened. */
export function PlayerCombat({ fight, figures, doing }: { fight: SeenFight; figures: readonly Figure[]; doing: Doing }) {
  const [targetId, setTarget] = useState<string | null>(null);
  const { hero, companions, view } = fight;
  const called = companions.find(({ moves }) => moves.endTurn);
  const calledFigure = figures.find(({ id }) => id === called?.id);
  const own = figures.find(({ id }) => id === hero?.id);
  const target = figures.find(({ id, health }) => id === targetId && health !== 'dead') ?? null;
  const waits = view.audience === 'players' ? view.waitsFor : null;
  const plays = hero !== null && view.phase === 'running';
  return (
    <>
      {own && hero?.reaction && (
        <ReactionCard key={`asked at ${fight.number}`} name={own.name} offer={hero.reaction} by={hero.reaction.by} doing={doing} />
      )}
      {waits && waits.id !== hero?.id && (
        <WaitingForReaction name={figures.find(({ id }) => id === waits.id)?.name ?? null} endsAt={waits.endsAt} />
      )}
      {own && plays && (
        // What the focus reaches stands clear of the result below it.
        <div className="[&_button]:scroll-mb-36 [&_input]:scroll-mb-36 [&_select]:scroll-mb-36">
          {called && calledFigure && (
            <CompanionTurn key={called.id} one={called} figure={calledFigure} {...{ target, figures, doing }} onTarget={setTarget} />
          )}
          <PlayerTurn {...{ hero, own, target, figures, doing }} turnNow={turnText(figures, view.active, own.id)} onTarget={setTarget} />
        </div>
      )}
      <CompanionList companions={companions.filter(({ id }) => id !== called?.id)} figures={figures} />
      <FightLines lines={fight.lines} isPinned={plays && (hero.moves.endTurn || called !== undefined)} />
      <TurnOrder
        figures={figures}
        active={view.active}
        mine={hero?.id ?? null}
        commanded={companions.map(({ id }) => id)}
        target={target?.id ?? null}
        onTarget={plays ? (id) => setTarget(id === targetId ? null : id) : undefined}
      />
    </>
  );
}
