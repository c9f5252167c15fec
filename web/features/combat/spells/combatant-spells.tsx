import type { Combatant } from '#domain/combat/state.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Suspense, lazy } from 'react';

const LoadedSpells = lazy(() => import('./loaded-spells.tsx').then((module) => ({ default: module.LoadedCombatantSpells })));

interface CombatantSpellsProps {
  one: Combatant;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** The spells of anybody in the fight, for the Dungeon Master; folded, because monsters have many. */
export function CombatantSpells(props: CombatantSpellsProps) {
  const { slotCasting, spellcasting } = props.one;
  if ((slotCasting?.spells.length ?? spellcasting?.spells.length ?? 0) === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-3.5 py-2.5 text-control font-semibold hover:bg-ember-wash">Spells</summary>
      <div className="px-3.5 pt-2 pb-3.5">
        <Suspense>
          <LoadedSpells {...props} />
        </Suspense>
      </div>
    </details>
  );
}
