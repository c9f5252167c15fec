import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { actorOfHero } from '#domain/combat/deeds/actor.ts';
import { PowerList } from '#web/features/combat/deeds/power-list.tsx';
import { ActList } from '#web/features/combat/acts/act-list.tsx';
import { MustFirst } from '#web/features/combat/acts/must-first.tsx';
import { refusedAsSaid } from '#web/features/combat/acts/why-not.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { ActingPanel } from './acting-panel.tsx';

interface CompanionTurnProps {
  one: OwnHero;
  figure: Figure;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
}

/** The turn of a creature that one’s hero has called or rides: it does what one presses. */
export function CompanionTurn({ one, figure, onTarget, ...around }: CompanionTurnProps) {
  const { attacks, effects, moves } = one;
  const strikes = one.isRidden !== true && (attacks.length > 0 || effects.length > 0);
  return (
    <section aria-label={`Turn of ${figure.name}`} className="flex flex-col gap-3">
      <h3 className="font-display text-name font-semibold">It is the turn of {figure.name}</h3>
      <p className="text-note text-ink-soft">
        {one.isRidden
          ? 'It moves as you direct it, and can dash, disengage or dodge.'
          : 'It does what you say. Without a command it dodges.'}
      </p>
      {one.must && (
        <MustFirst actorId={one.id} name={figure.name} must={one.must} refused={refusedAsSaid(one.refusedActs)} doing={around.doing} />
      )}
      {strikes && (
        <ActingPanel
          acting={{ ...one, name: figure.name }}
          mayAttack={moves.attack}
          isBound
          mayAct={moves.action}
          riders={[]}
          onAttacked={() => {}}
          onTarget={onTarget}
          {...around}
        />
      )}
      {one.deeds && <PowerList actor={actorOfHero(one, figure.name)} deeds={one.deeds} {...around} />}
      <ActList actorId={one.id} refused={refusedAsSaid(one.refusedActs)} {...around} />
    </section>
  );
}
