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

/** Whom a hit has hit, while they stand and something can be added. */
const targetOf = (figures: readonly Figure[], id: string | null) =>
  figures.find((figure) => figure.id === id && figure.health !== 'dead') ?? null;

/** Beside the result of a player's hit: what the hero can add to it now. */
export function HeroAfterHit({ hero, name, figures, doing }: Around & { hero: OwnHero; name: string }) {
  const hit = lastHitOf(hero.happened, hero.id);
  const target = targetOf(figures, hit?.targetId ?? null);
  if (hit === null || target === null) return null;
  return (
    <Suspense>
      <LoadedHeroAfterHit {...{ hero, name, hit, target, doing }} />
    </Suspense>
  );
}

/** The same for whoever acts, for the Dungeon Master. */
export function CombatantAfterHit({ one, view, figures, doing }: Around & { one: Combatant | null; view: CombatView }) {
  if (one === null || view.audience !== 'dm') return null;
  const hit = lastHitOf(view.happened, one.id);
  const target = targetOf(figures, hit?.targetId ?? null);
  if (hit === null || target === null) return null;
  return (
    <Suspense>
      <LoadedCombatantAfterHit {...{ one, view, hit, target, doing }} />
    </Suspense>
  );
}
