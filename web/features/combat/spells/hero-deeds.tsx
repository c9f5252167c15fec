import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { actorOfHero } from '#web/features/combat/deeds/actor.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { Suspense, lazy } from 'react';

// Facts of every spell come with it, so that only tables with a caster fetch them.
const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedHeroSpells })));
const LoadedFeatures = lazy(() =>
  import('#web/features/combat/deeds/loaded-features.tsx').then((module) => ({ default: module.LoadedFeatures })),
);

/** What the hero of the person who looks can do by features and spells; nothing for those who have neither. */
export function HeroDeeds({ hero, name, ...around }: Around & { hero: OwnHero; name: string }) {
  const { features, homebrew, activeFeatures: active, usedThisTurn, happened } = hero;
  const state = features && { features, homebrew, active, usedThisTurn, happened };
  if (hero.slotCasting !== null && hero.slotCasting.spells.length > 0) {
    return (
      <Suspense>
        <LoadedSpells hero={hero} name={name} state={state} {...around} />
      </Suspense>
    );
  }
  if (state === null) return null;
  return (
    <Suspense>
      <LoadedFeatures actor={actorOfHero(hero, name)} state={state} {...around} />
    </Suspense>
  );
}
