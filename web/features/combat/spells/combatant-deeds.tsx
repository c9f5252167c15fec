import type { DmCombatView } from '#domain/combat/view.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import { activeFeaturesOf } from '#domain/combat/use/active-features.ts';
import { actorOfCombatant } from '#web/features/combat/deeds/actor.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { Suspense, lazy } from 'react';

const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedCombatantSpells })));
const LoadedFeatures = lazy(() =>
  import('#web/features/combat/deeds/loaded-features.tsx').then((module) => ({ default: module.LoadedFeatures })),
);

/** Features and spells of anybody in the fight, for the Dungeon Master; folded, because monsters have many. */
export function CombatantDeeds({ one, view, ...around }: Around & { one: Combatant; view: DmCombatView }) {
  const casts = (one.slotCasting?.spells.length ?? one.spellcasting?.spells.length ?? 0) > 0;
  const { features, homebrew } = one;
  if (!casts && features === null) return null;
  const { happened } = view;
  const state = features && {
    features,
    homebrew,
    active: activeFeaturesOf(view, one.id),
    usedThisTurn: usedThisTurnBy(view, one.id),
    happened,
  };
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-3.5 py-2.5 text-control font-semibold hover:bg-ember-wash">
        {state === null ? 'Spells' : casts ? 'Features and spells' : 'Features'}
      </summary>
      <div className="flex flex-col gap-3 px-3.5 pt-2 pb-3.5">
        <Suspense>
          {casts ? (
            <LoadedSpells one={one} state={state} {...around} />
          ) : (
            state && <LoadedFeatures actor={actorOfCombatant(one)} state={state} {...around} />
          )}
        </Suspense>
      </div>
    </details>
  );
}
