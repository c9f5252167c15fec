import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { itemStateOf } from '#web/features/combat/deeds/item-state.ts';
import { actorOfHero } from '#domain/combat/deeds/actor.ts';
import { featureStateOfHero } from '#web/features/combat/deeds/feature-state-of-hero.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { Suspense, lazy } from 'react';

// Facts of every spell come with it, so that only tables with a caster fetch them.
const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedHeroSpells })));
const LoadedFeatures = lazy(() =>
  import('#web/features/combat/deeds/loaded-features.tsx').then((module) => ({ default: module.LoadedFeatures })),
);

const LoadedItems = lazy(() => import('#web/features/combat/deeds/loaded-items.tsx').then((module) => ({ default: module.LoadedItems })));

/** What the hero of the person who looks can do by features, spells and items; nothing for those who have none of these. */
export function HeroDeeds({ hero, name, ...around }: Around & { hero: OwnHero; name: string }) {
  const state = featureStateOfHero(hero);
  const items = itemStateOf(hero, name);
  if (hero.slotCasting !== null && hero.slotCasting.spells.length > 0) {
    return (
      <Suspense>
        <LoadedSpells hero={hero} name={name} state={state} items={items} {...around} />
      </Suspense>
    );
  }
  if (state === null && hero.items.length === 0) return null;
  const actor = actorOfHero(hero, name);
  return (
    <Suspense>
      {state ? (
        <LoadedFeatures actor={actor} state={state} items={items} {...around} />
      ) : (
        <LoadedItems actor={actor} items={items} {...around} />
      )}
    </Suspense>
  );
}
