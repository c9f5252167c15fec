import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Happening } from '#domain/combat/follow/happening.ts';
import { openHitsOf } from '#domain/combat/follow/last-hit.ts';
import { actorOfHero } from '#domain/combat/deeds/actor.ts';
import { featureStateOfHero } from '#web/features/combat/deeds/feature-state-of-hero.ts';
import type { Struck } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Suspense, lazy } from 'react';

const LoadedHeroAfterHit = lazy(() => import('./loaded-after-hit.tsx').then((module) => ({ default: module.LoadedHeroAfterHit })));

export const FollowsHit = lazy(() => import('./loaded-follows-hit.tsx').then((module) => ({ default: module.FollowsHit })));

export interface Around {
  figures: readonly Struck[];
  doing: Doing;
}

/** The hits of somebody that can still be added to, one for each whom they hit and who stands. */
export function standingHitsOf(happened: readonly Happening[], id: string, figures: readonly Struck[]) {
  return openHitsOf(happened, id).flatMap((hit, at, all) => {
    const target = figures.find((figure) => figure.id === hit.targetId && figure.health !== 'dead');
    return target && all.findIndex(({ targetId }) => targetId === hit.targetId) === at ? [{ hit, target }] : [];
  });
}

/** Those whom somebody has hit in this turn, with whatever it was, and who stand. */
export const struckBy = (happened: readonly Happening[], id: string, figures: readonly Struck[]) =>
  figures.filter(
    (figure) =>
      figure.health !== 'dead' && happened.some(({ by, kind, targetId }) => by === id && kind === 'hit' && targetId === figure.id),
  );

/** Beside the result of a player's hit: what the hero can add to it now, and what may follow it. */
export function HeroAfterHit({ hero, name, figures, doing }: Around & { hero: OwnHero; name: string }) {
  const open = standingHitsOf(hero.happened, hero.id, figures);
  const struck = struckBy(hero.happened, hero.id, figures);
  const state = featureStateOfHero(hero);
  if (struck.length === 0) return null;
  return (
    <Suspense>
      {open.map((each) => (
        <LoadedHeroAfterHit key={each.target.id} {...{ hero, name, doing }} {...each} />
      ))}
      {state && <FollowsHit actor={actorOfHero(hero, name)} {...{ state, struck, doing }} />}
    </Suspense>
  );
}
