import type { AtHand } from '#domain/combat/deeds/power-deeds.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { DmCombatView } from '#domain/combat/view.ts';
import { ActList } from '#web/features/combat/acts/act-list.tsx';
import { MustFirst } from '#web/features/combat/acts/must-first.tsx';
import { ShakeAwake } from '#web/features/combat/acts/shake-awake.tsx';
import { StandUp } from '#web/features/combat/acts/stand-up.tsx';
import { refusedAsSaid } from '#web/features/combat/acts/why-not.ts';
import type { TakenRider } from '#web/features/combat/deeds/riders.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { CombatantDeeds } from '#web/features/combat/spells/combatant-deeds.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useState } from 'react';
import { freshTurn, turnOf } from './acting.ts';
import { ActingPanel } from './acting-panel.tsx';

interface DmDeedsProps {
  one: Combatant;
  view: DmCombatView;
  /** What they can do besides attacks. */
  has: AtHand;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
}

/** Attacks, features and spells of whoever stands and acts, for the Dungeon Master. */
export function DmDeeds({
  one,
  view,
  has: { refused: codes, must, wares, spellsFirst: isFirst },
  target,
  figures,
  doing,
  onTarget,
}: DmDeedsProps) {
  const [riders, setRiders] = useState<TakenRider[]>([]);
  const around = { target, figures, doing };
  const refused = refusedAsSaid(codes);
  const spellsFirst = isFirst === true;
  const deeds = <CombatantDeeds {...{ one, view, wares, spellsFirst }} {...around} riders={riders} onRiders={setRiders} />;
  return (
    <>
      <StandUp actorId={one.id} refused={refused} doing={doing} />
      {must && <MustFirst actorId={one.id} name={one.name} {...{ must, refused, doing }} />}
      <ActingPanel
        acting={{ ...one, ...(one.id === view.active ? turnOf(view, one.id) : freshTurn) }}
        mayAttack
        overrules
        riders={riders}
        onAttacked={() => setRiders([])}
        onTarget={onTarget}
        first={spellsFirst && deeds}
        then={!spellsFirst && deeds}
        {...around}
      />
      <ShakeAwake actorId={one.id} {...{ figures, refused, doing }} />
      <ActList actorId={one.id} refused={refused} {...around} />
    </>
  );
}
