import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { actorOfHero } from '#web/features/combat/deeds/actor.ts';
import { DeedList } from '#web/features/combat/deeds/deed-list.tsx';
import { usesOfPowers } from '#web/features/combat/deeds/power-uses.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface CompanionPowersProps {
  one: OwnHero;
  powers: NonNullable<OwnHero['powers']>;
  name: string;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** What somebody whom one’s hero has called does besides attacks. */
export function CompanionPowers({ one, powers, name, ...around }: CompanionPowersProps) {
  return (
    <DeedList
      actor={actorOfHero(one, name)}
      uses={usesOfPowers({ powersUsed: one.powersUsed ?? [] }, powers)}
      textOf={({ used }) => (used.activity.note === undefined ? [] : [used.activity.note])}
      {...around}
    />
  );
}
