import { actorOfCombatant } from '#domain/combat/deeds/actor.ts';
import type { AtHand as ThingsAtHand } from '#domain/combat/deeds/power-deeds.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { PowerList } from '#web/features/combat/deeds/power-list.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { StatBlockLines } from './stat-block-lines.tsx';

interface AtHandProps {
  one: Combatant;
  has: ThingsAtHand;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** What somebody in a fight does besides attacks: bonus actions, reactions, and what comes with a hit. */
export function AtHand({ one, has: { bonusActions, reactions, deeds }, ...around }: AtHandProps) {
  if (bonusActions.length + reactions.length + deeds.length === 0) return null;
  const list = <PowerList actor={actorOfCombatant(one)} deeds={deeds} {...around} />;
  // Who was called stands in no bestiary whose lines could be read.
  if (one.powers) return list;
  return (
    <section
      aria-label={`What else ${one.name} can do`}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3 text-control"
    >
      <StatBlockLines title="Bonus Actions" lines={bonusActions} />
      <StatBlockLines title="Reactions" lines={reactions} />
      {list}
    </section>
  );
}
