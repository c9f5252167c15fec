import type { DmCombatView } from '#domain/combat/view.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { actorOfCombatant } from '#domain/combat/deeds/actor.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { featureStateOf } from '#web/features/combat/deeds/feature-state.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { itemStateOfCombatant } from '#web/features/combat/deeds/item-state.ts';
import type { ItemState } from '#web/features/combat/deeds/item-uses.ts';
import { Suspense, lazy } from 'react';

const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedCombatantSpells })));
const LoadedFeatures = lazy(() =>
  import('#web/features/combat/deeds/loaded-features.tsx').then((module) => ({ default: module.LoadedFeatures })),
);

const LoadedItems = lazy(() => import('#web/features/combat/deeds/loaded-items.tsx').then((module) => ({ default: module.LoadedItems })));

/** Features, spells and items of anybody in the fight, for the Dungeon Master; folded, but where spells are what they do: for creatures that cast, and classes that cast most. */
export function CombatantDeeds({
  one,
  view,
  wares,
  spellsFirst,
  ...around
}: Around & { one: Combatant; view: DmCombatView; wares: ItemState['wares']; spellsFirst: boolean }) {
  const casts = (one.slotCasting?.spells.length ?? one.spellcasting?.spells.length ?? 0) > 0;
  const { features } = one;
  if (!casts && features === null && one.items.every(({ gone }) => gone)) return null;
  const items = itemStateOfCombatant(view, one, wares);
  const state = featureStateOf(one, view);
  return (
    <details open={casts && (one.kind === 'npc' || spellsFirst)} className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-3.5 py-2.5 text-control font-semibold hover:bg-ember-wash">
        {state === null ? (casts ? 'Spells' : 'Items') : casts ? 'Features and spells' : 'Features'}
      </summary>
      <div className="flex flex-col gap-3 px-3.5 pt-2 pb-3.5">
        <Suspense>
          {casts ? (
            <LoadedSpells one={one} areas={view.areas} state={state} items={items} {...around} />
          ) : (
            <OtherDeeds one={one} state={state} items={items} {...around} />
          )}
        </Suspense>
      </div>
    </details>
  );
}

/** The features and items of somebody who casts nothing. */
function OtherDeeds({ one, state, items, ...around }: Around & { one: Combatant; state: FeatureState | null; items: ItemState }) {
  const actor = actorOfCombatant(one);
  if (state === null) return <LoadedItems actor={actor} items={items} {...around} />;
  return <LoadedFeatures actor={actor} state={state} items={items} {...around} />;
}
