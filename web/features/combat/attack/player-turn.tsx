import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ActingPanel } from './acting-panel.tsx';
import { ConcentrationForm } from './concentration-form.tsx';
import { HeroDeeds } from '#web/features/combat/spells/hero-deeds.tsx';
import type { TakenRider } from '#web/features/combat/deeds/riders.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface PlayerTurnProps {
  hero: OwnHero;
  own: Figure;
  /** Who acts now, as far as this person sees; null for somebody unseen. */
  actsNow: string | null;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
}

/** What a player can do: on their own turn everything, otherwise wait and let go of a spell. */
export function PlayerTurn({ hero, own, actsNow, target, figures, doing, onTarget }: PlayerTurnProps) {
  const { moves, concentration } = hero;
  const [riders, setRiders] = useState<TakenRider[]>([]);
  const around = { target, figures, doing, riders, onRiders: setRiders };
  if (!moves.endTurn) {
    return (
      <section aria-label="Your turn" className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3">
        <p className="text-control text-ink-soft">
          {actsNow === null ? 'A hidden creature’s turn.' : `${actsNow}’s turn.`} Your turn comes.
        </p>
        <ConcentrationForm actorId={hero.id} concentration={concentration} mayBegin={false} doing={doing} />
        {own.health !== 'down' && own.health !== 'dead' && <HeroDeeds hero={hero} name={own.name} {...around} reactionsOnly />}
      </section>
    );
  }
  const upright = own.health !== 'down' && own.health !== 'dead';
  return (
    <section aria-label="Your turn" className="flex flex-col gap-3 rounded-card border border-candle bg-surface px-4 py-3 shadow-glow">
      <h3 className="font-display text-name font-semibold">It is your turn</h3>
      {upright && <h4 className="text-control font-semibold">What you can do now</h4>}
      {upright && (
        <ActingPanel
          acting={{ ...hero, name: own.name }}
          target={target}
          figures={figures}
          mayAttack={moves.attack}
          isBound
          doing={doing}
          riders={riders}
          onAttacked={() => setRiders([])}
          onTarget={onTarget}
        />
      )}
      {upright && <HeroDeeds hero={hero} name={own.name} {...around} />}
      {own.health === 'down' && (
        <p className="text-control">
          {own.deathSaves?.stable === true ? 'You are stable and unconscious.' : 'You are down. Roll 10 or higher to succeed.'}
        </p>
      )}
      {moves.deathSave && (
        <Button icon={<DiceIcon aria-hidden />} busy={doing.busy} onClick={() => void doing.step({ name: 'deathSave', targetId: hero.id })}>
          Roll death save
        </Button>
      )}
      {upright && <ConcentrationForm actorId={hero.id} concentration={concentration} mayBegin={hero.slotCasting === null} doing={doing} />}
      <Button
        variant={moves.attack || moves.deathSave ? 'outline' : 'primary'}
        icon={<Check aria-hidden />}
        busy={doing.busy}
        onClick={() => void doing.step({ name: 'next' })}
      >
        End turn
      </Button>
    </section>
  );
}
