import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useState } from 'react';
import { ActingPanel } from './acting-panel.tsx';
import { TurnBudget } from './turn-budget.tsx';
import { KnownLore } from './known-lore.tsx';
import { ConcentrationForm } from './concentration-form.tsx';
import { ActList } from '#web/features/combat/acts/act-list.tsx';
import { MustFirst } from '#web/features/combat/acts/must-first.tsx';
import { ShakeAwake } from '#web/features/combat/acts/shake-awake.tsx';
import { StandUp } from '#web/features/combat/acts/stand-up.tsx';
import { refusedAsSaid } from '#web/features/combat/acts/why-not.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { HeroDeeds } from '#web/features/combat/spells/hero-deeds.tsx';
import type { TakenRider } from '#web/features/combat/deeds/riders.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** Whoever casts with what the fight knows concentrates by casting, and whoever casts nothing has nothing to concentrate on. */
const mayConcentrateByWord = ({ slotCasting, features }: OwnHero) => slotCasting === null && features === null;

interface PlayerTurnProps {
  hero: OwnHero;
  own: Figure;
  /** Who acts now, and when one’s own turn is, as far as this person sees. */
  turnNow: string;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
}

/** What a player can do: on their own turn everything, otherwise wait and let go of a spell. */
export function PlayerTurn({ hero, own, turnNow, target, figures, doing, onTarget }: PlayerTurnProps) {
  const { moves, concentration } = hero;
  const [riders, setRiders] = useState<TakenRider[]>([]);
  const around = { target, figures, doing, riders, onRiders: setRiders };
  const upright = own.health !== 'down' && own.health !== 'dead';
  const refused = refusedAsSaid(hero.refusedActs);
  const deeds = <HeroDeeds hero={hero} name={own.name} {...around} />;
  if (!moves.endTurn)
    return <WaitingTurn {...{ hero, own, turnNow, upright }} onAttacked={() => setRiders([])} onTarget={onTarget} {...around} />;
  return (
    <div className="flex flex-col gap-3 narrow:gap-2 short:gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-display text-name font-semibold">It is your turn</h3>
        {upright && <TurnBudget of={hero} />}
      </div>
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
      {upright && <KnownLore lore={hero.lore} figures={figures} />}
      {upright && <StandUp actorId={hero.id} refused={refused} doing={doing} />}
      {upright && hero.must && <MustFirst actorId={hero.id} name={own.name} must={hero.must} refused={refused} doing={doing} />}
      {upright && (
        <ActingPanel
          acting={{ ...hero, name: own.name }}
          target={target}
          figures={figures}
          mayAttack={moves.attack}
          isBound
          mayAct={moves.action}
          doing={doing}
          riders={riders}
          onAttacked={() => setRiders([])}
          onTarget={onTarget}
          first={hero.spellsFirst === true && deeds}
          then={hero.spellsFirst !== true && deeds}
        />
      )}
      {upright && <ShakeAwake actorId={hero.id} {...{ figures, refused, doing }} />}
      {upright && <ActList actorId={hero.id} {...{ refused, target, doing }} />}
      {upright && <ConcentrationForm actorId={hero.id} concentration={concentration} mayBegin={mayConcentrateByWord(hero)} doing={doing} />}
    </div>
  );
}

interface WaitingTurnProps extends Around {
  hero: OwnHero;
  own: Figure;
  turnNow: string;
  upright: boolean;
  onAttacked: () => void;
  onTarget: (id: string | null) => void;
}

/** What a player can do while others act: answer, do what was readied, and let go of a spell. */
function WaitingTurn({ hero, own, turnNow, upright, onAttacked, onTarget, ...around }: WaitingTurnProps) {
  const { target, figures, doing, riders } = around;
  const isReadied = hero.isReadied && !hero.reactionUsed;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-control font-semibold text-ink-soft">{turnNow}</h3>
      <ConcentrationForm actorId={hero.id} concentration={hero.concentration} mayBegin={false} doing={doing} />
      {upright && isReadied && <ReadiedTurn {...{ hero, own, target, figures, doing, riders, onAttacked, onTarget }} />}
      {upright && <HeroDeeds hero={hero} name={own.name} {...around} reactionsOnly={!isReadied} />}
    </div>
  );
}

interface ReadiedTurnProps {
  hero: OwnHero;
  own: Figure;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  riders: readonly TakenRider[];
  onAttacked: () => void;
  onTarget: (id: string | null) => void;
}

/** What was readied, and the attacks and actions that can now be done as a reaction. */
function ReadiedTurn({ hero, own, ...around }: ReadiedTurnProps) {
  const readied = hero.activeEffects.find(({ name }) => name === 'Ready');
  return (
    <div className="flex flex-col gap-3 rounded-control border border-candle px-3.5 py-3">
      <h4 className="text-control font-semibold wrap-anywhere">Readied{readied && readied.text !== '' && `: ${readied.text}`}</h4>
      <p className="text-note text-ink-soft">What you do now takes your reaction.</p>
      {hero.readiedSpell ? (
        <p className="text-control">{hero.readiedSpell.name} is held: let it go below.</p>
      ) : (
        <>
          <ActingPanel acting={{ ...hero, name: own.name }} mayAttack {...around} />
          <ActList actorId={hero.id} refused={refusedAsSaid(hero.refusedActs)} target={around.target} doing={around.doing} />
        </>
      )}
    </div>
  );
}
