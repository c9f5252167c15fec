import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import type { TakenRider } from './riders.tsx';

/** What stands around the things that somebody can do: whom they are used on, and what goes with the next hit. */
export interface Around {
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  riders: readonly TakenRider[];
  onRiders: (riders: TakenRider[]) => void;
  reactionsOnly?: boolean | undefined;
}
