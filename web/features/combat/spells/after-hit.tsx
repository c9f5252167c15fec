import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { lastHitOf } from '#domain/combat/follow/last-hit.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatView } from '#domain/combat/view.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Suspense, lazy } from 'react';

const LoadedHeroAfterHit = lazy(() => import('./loaded-after-hit.tsx').then((module) => ({ default: module.LoadedHeroAfterHit })));
const LoadedCombatantAfterHit = lazy(() =>
  import('./loaded-after-hit.tsx').then((module) => ({ default: module.LoadedCombatantAfterHit })),
);

interface Around {
  figures: readonly Figure[];
  doing: Doing;
}

/** The last hit of somebody and whom it hit, while they stand and something can be added; null where there is none. */
function openHitOf(happened: Parameters<typeof lastHitOf>[0], id: string, figures: readonly Figure[]) {
  const hit = lastHitOf(happened, id);
  const target = figures.find((figure) => figure.id === hit?.targetId && figure.health !== 'dead');
  return hit && target ? { hit, target } : null;
}

/** Beside the result of a player's hit: what the hero can add to it now. */
export function HeroAfterHit({ hero, name, figures, doing }: Around & { hero: OwnHero; name: string }) {
  const open = openHitOf(hero.happened, hero.id, figures);
  if (open === null) return null;
  return (
    <Suspense>
      <LoadedHeroAfterHit {...{ hero, name, doing }} {...open} />
    </Suspense>
  );
}

/** The same for whoever acts, for the Dungeon Master. */
export function CombatantAfterHit({ one, view, figures, doing }: Around & { one: Combatant | null; view: CombatView }) {
  if (one === null || view.audience !== 'dm') return null;
  const open = openHitOf(view.happened, one.id, figures);
  if (open === null) return null;
  return (
    <Suspense>
      <LoadedCombatantAfterHit {...{ one, view, doing }} {...open} />
    </Suspense>
  );
}
