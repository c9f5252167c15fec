import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { SeenArea } from '#domain/combat/view.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { DeedList } from '#web/features/combat/deeds/deed-list.tsx';
import { useItemUses } from '#web/features/combat/deeds/item-uses.ts';
import type { ItemState } from '#web/features/combat/deeds/item-uses.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Riders } from '#web/features/combat/deeds/riders.tsx';
import { signed } from '#domain/combat/deeds/attack-figures.ts';
import { casterOfCombatant, casterOfHero } from './caster.ts';
import type { Caster } from './caster.ts';
import { useCasterUses } from './use-caster-uses.ts';

/** The spells and features of a player's own hero. */
export function LoadedHeroSpells({
  hero,
  name,
  ...around
}: Around & { hero: OwnHero; name: string; state: FeatureState | null; items: ItemState }) {
  const caster = casterOfHero(hero, name);
  return caster && <Spells caster={caster} {...around} />;
}

/** The spells and features of anybody, for the Dungeon Master. */
export function LoadedCombatantSpells({
  one,
  areas,
  ...around
}: Around & { one: Combatant; areas: readonly SeenArea[]; state: FeatureState | null; items: ItemState }) {
  const caster = casterOfCombatant(one, areas);
  return caster && <Spells caster={caster} {...around} />;
}

function Spells({
  caster,
  state,
  items,
  riders,
  onRiders,
  ...around
}: Around & { caster: Caster; state: FeatureState | null; items: ItemState }) {
  const { failed, retry, all } = useCasterUses(caster, state, useItemUses(items));
  if (failed) return <LoadFailed what="spells" onRetry={retry} />;
  if (all === null) return <p className="text-note text-ink-soft">Loading the spells …</p>;
  const { uses, textOf, shapersFor } = all;
  return (
    <>
      {around.reactionsOnly !== true && (
        <>
          <Riders actor={caster} riders={all.riders} value={riders} onChange={onRiders} />
          <SpellNumbers caster={caster} />
        </>
      )}
      <DeedList actor={caster} {...{ uses, textOf, shapersFor }} {...around} />
    </>
  );
}

/** What spells are cast with, and the slots that are left. */
function SpellNumbers({ caster: { dc, toHit, slots } }: { caster: Caster }) {
  const left = slots.filter((each) => each.left > 0).map((each) => `${each.level}: ${each.left}`);
  return (
    <p className="figures text-note text-ink-soft">
      <span className="narrow:sr-only">Spells: </span>save DC {dc} · {signed(toHit)} to hit
      {slots.length > 0 && (
        <>
          {' · '}slots<span className="narrow:sr-only"> left</span>
          {left.length === 0 ? ': none' : ` by level ${left.join(' · ')}`}
        </>
      )}
    </p>
  );
}
