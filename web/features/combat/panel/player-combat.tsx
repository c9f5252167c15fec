import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Check } from 'lucide-react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { FightProps } from './fight-props.ts';
import { FightFrame } from './fight-frame.tsx';
import { FightLines } from './fight-lines.tsx';
import { ReactionCard, WaitingForReaction } from '#web/features/combat/reactions/reaction-card.tsx';
import { SaveCard } from '#web/features/combat/reactions/save-card.tsx';
import { AreasCard } from '#web/features/combat/around/areas-card.tsx';
import { ChoiceHost } from '#web/features/combat/choice/choice-host.tsx';
import { CompanionList } from '#web/features/combat/attack/companion-list.tsx';
import { CompanionTurn } from '#web/features/combat/attack/companion-turn.tsx';
import { PlayerTurn } from '#web/features/combat/attack/player-turn.tsx';
import { OrderStrip } from '#web/features/combat/order/order-strip.tsx';
import { HeroAfterHit } from '#web/features/combat/spells/after-hit.tsx';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import { useTarget } from '#web/features/combat/target.ts';
import { turnText } from '#web/features/combat/combat-text.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** The fight for players and those who watch: the order above, their own turn, and below what just happened. */
export function PlayerCombat({ fight, figures, doing, pictureOf, head }: Omit<FightProps, 'campaignId' | 'now'>) {
  const { hero, companions, view } = fight;
  const called = companions.find(({ moves }) => moves.endTurn);
  const calledFigure = figures.find(({ id }) => id === called?.id);
  const own = figures.find(({ id }) => id === hero?.id);
  // A player aims for their hero alone, and may do so while others act.
  const [target, setTarget] = useTarget(fight.id, { figures, acting: own ?? null, turn: hero?.id ?? '' });
  const toggle = hero === null ? undefined : (id: string) => setTarget(id === target?.id ? null : id);
  const order = { figures, active: view.active, mine: hero?.id ?? null, target: target?.id ?? null, onTarget: toggle };
  const isMine = hero?.moves.endTurn === true || called !== undefined;
  const saves = view.saves?.saves.some(({ saverId, roll }) => saverId === hero?.id && roll === null) === true;
  return (
    <ChoiceHost
      played={hero ? [hero, ...companions] : []}
      isAsked={saves || (hero?.reaction ?? null) !== null}
      {...{ target, figures, doing }}
    >
      <FightFrame
        label={hero === null ? 'The fight' : 'Your turn'}
        turn={`${view.round} ${view.active}`}
        entry={fight.number}
        order={
          <>
            {head}
            <OrderStrip {...order} pictureOf={pictureOf} />
          </>
        }
        dock={
          <>
            {own && hero && <HeroAfterHit hero={hero} name={own.name} figures={figures} doing={doing} />}
            <div className="flex min-w-0 items-center gap-3 short:flex-1 narrow:short:flex-col narrow:short:items-stretch">
              {/* On a phone a result has its room from the beginning of one's turn: what is pressed next stays where it is. */}
              <div className={classNames('min-w-0 flex-1', isMine && 'narrow:min-h-[min(18vh,5.5rem)] narrow:short:min-h-0')}>
                <FightLines lines={fight.lines} turn={`${view.round} ${view.active}`} />
              </div>
              <EndTurn isCalled={called !== undefined} hero={hero} doing={doing} />
            </div>
          </>
        }
      >
        <Asked {...{ fight, own, figures, doing }} />
        {called && calledFigure && (
          <CompanionTurn key={called.id} one={called} figure={calledFigure} {...{ target, figures, doing }} onTarget={setTarget} />
        )}
        {own && hero && (
          <PlayerTurn {...{ hero, own, target, figures, doing }} turnNow={turnText(figures, view.active, own.id)} onTarget={setTarget} />
        )}
        <AreasCard areas={view.areas} figures={figures} heroId={hero?.id ?? null} leads={false} doing={doing} />
        <CompanionList companions={companions.filter(({ id }) => id !== called?.id)} figures={figures} />
        <TurnOrder label="Everybody in the fight" {...order} commanded={companions.map(({ id }) => id)} />
      </FightFrame>
    </ChoiceHost>
  );
}

/** What the fight waits for: one’s own reaction, saves, and the reactions of others. */
function Asked({ fight, own, figures, doing }: Pick<FightProps, 'fight' | 'figures' | 'doing'> & { own: Figure | undefined }) {
  const { hero, view } = fight;
  const waits = view.audience === 'players' ? view.waitsFor : null;
  const others = waits ? [waits.id, ...waits.also].filter((id) => id !== hero?.id) : [];
  return (
    <>
      {own && hero?.reaction && (
        <ReactionCard
          key={`asked at ${hero.reaction.since ?? fight.number}`}
          name={own.name}
          offer={hero.reaction}
          by={hero.reaction.by}
          doing={doing}
        />
      )}
      {view.saves && (
        <SaveCard
          open={view.saves}
          nameOf={(id) => figures.find((figure) => figure.id === id)?.name ?? 'Somebody'}
          heroId={hero?.id ?? null}
          leads={false}
          doing={doing}
        />
      )}
      {waits && others.length > 0 && (
        <WaitingForReaction names={others.flatMap((id) => figures.find((figure) => figure.id === id)?.name ?? [])} endsAt={waits.endsAt} />
      )}
    </>
  );
}

/** Ends one’s own turn, or that of a creature one has called; nothing on the turns of others. */
function EndTurn({ isCalled, hero, doing }: { isCalled: boolean; hero: SeenFight['hero']; doing: Doing }) {
  const isMine = hero?.moves.endTurn === true;
  if (!isMine && !isCalled) return null;
  const isLeft = isMine && (hero.moves.attack || hero.moves.deathSave);
  return (
    <Button
      variant={isLeft ? 'outline' : 'primary'}
      className="ml-auto shrink-0"
      icon={<Check aria-hidden />}
      busy={doing.busy}
      onClick={() => void doing.step({ name: 'next' })}
    >
      {isMine ? 'End turn' : 'End its turn'}
    </Button>
  );
}
