import type { Combatant } from '#domain/combat/state.ts';
import type { CombatView } from '#domain/combat/view.ts';
import { actorOfCombatant } from '#domain/combat/deeds/actor.ts';
import { featureStateOf } from '#web/features/combat/deeds/feature-state.ts';
import { Suspense, lazy } from 'react';
import { FollowsHit, standingHitsOf, struckBy } from './after-hit.tsx';
import type { Around } from './after-hit.tsx';

const LoadedCombatantAfterHit = lazy(() =>
  import('./loaded-after-hit.tsx').then((module) => ({ default: module.LoadedCombatantAfterHit })),
);

/** Beside the result of the hit of whoever acts, for the Dungeon Master: what can be added to it now, and what may follow it. */
export function CombatantAfterHit({ one, view, figures, doing }: Around & { one: Combatant | null; view: CombatView }) {
  if (one === null || view.audience !== 'dm') return null;
  const open = standingHitsOf(view.happened, one.id, figures);
  const struck = struckBy(view.happened, one.id, figures);
  const state = featureStateOf(one, view);
  if (struck.length === 0) return null;
  return (
    <Suspense>
      {open.map((each) => (
        <LoadedCombatantAfterHit key={each.target.id} {...{ one, view, doing }} {...each} />
      ))}
      {state && <FollowsHit actor={actorOfCombatant(one)} {...{ state, struck, doing }} />}
    </Suspense>
  );
}
