import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { fitsSpell } from '#domain/combat/use/shaping/shaper-fits.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';
import type { Around } from '#web/features/combat/deeds/deed-context.ts';
import { DeedList } from '#web/features/combat/deeds/deed-list.tsx';
import { featureUses, ridersBefore, shaperLimit } from '#web/features/combat/deeds/feature-uses.ts';
import { useItemUses } from '#web/features/combat/deeds/item-uses.ts';
import type { ItemState } from '#web/features/combat/deeds/item-uses.ts';
import { noShapers } from '#domain/combat/deeds/shapers.ts';
import type { Shapers } from '#domain/combat/deeds/shapers.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Riders } from '#web/features/combat/deeds/riders.tsx';
import { featureText, useFeatureContent } from '#web/features/combat/deeds/use-feature-content.ts';
import { signed } from '#domain/combat/deeds/attack-figures.ts';
import { useContent } from '#web/lib/use-content.ts';
import { casterOfCombatant, casterOfHero } from './caster.ts';
import type { Caster } from './caster.ts';
import { levelsOf, loadLevels } from './load-levels.ts';
import { usesOf } from './spell-use.ts';

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
export function LoadedCombatantSpells({ one, ...around }: Around & { one: Combatant; state: FeatureState | null; items: ItemState }) {
  const caster = casterOfCombatant(one);
  return caster && <Spells caster={caster} {...around} />;
}

type SpellContent = Awaited<ReturnType<typeof loadLevels>>;

function spellText(content: SpellContent, caster: Caster, id: string): string[] {
  const spell = caster.spells.find((each) => each.spell.id === id)?.spell;
  const details = spell?.details ?? content.get(spell?.name ?? '');
  if (!details) return [];
  const higher =
    details.higher === undefined ? [] : [`${spell?.level === 0 ? 'At higher levels.' : 'With a higher slot.'} ${details.higher}`];
  return [...details.text.split('\n\n'), ...higher];
}

/** All that a caster can do by spells, features and items, once content has said what it does. */
export function useCasterUses(caster: Caster, state: FeatureState | null, items: ItemState) {
  const levels = levelsOf(caster);
  const spells = useContent('spell-details-of', levels.join(), () => loadLevels(levels));
  const features = useFeatureContent(state);
  const carried = useItemUses(items);
  const failed = spells.failed || features.failed;
  const retry = spells.failed ? spells.retry : features.retry;
  const [known, content] = [spells.data, features.data];
  if (failed || known === undefined || content === undefined) return { failed, retry, all: null };
  const cast = usesOf(caster, known);
  const isRider = ({ used }: ActivityUse) => used.activity.activation?.hit !== undefined;
  const own = state ? featureUses(caster, state, content) : { deeds: [], riders: [], shapers: [] };
  const shapersFor = ({ used }: ActivityUse): Shapers => {
    const spell =
      used.kind === 'spell' && used.item === undefined ? caster.spells.find((each) => each.spell.id === used.id)?.spell : undefined;
    if (!spell || !state) return noShapers;
    return { uses: own.shapers.filter((each) => fitsSpell(each.used.activity, used, spell)), limit: shaperLimit(state) };
  };
  const textOf = (use: ActivityUse) => {
    const { used } = use;
    if (used.item) return carried.textOf(use);
    return used.kind === 'spell' ? spellText(known, caster, used.id) : featureText(content, used.id);
  };
  const riders = ridersBefore([...own.riders, ...cast.filter(isRider)]);
  const uses = [...own.deeds, ...carried.uses, ...cast.filter((each) => !isRider(each))];
  return { failed, retry, all: { uses, riders, textOf, shapersFor } };
}

function Spells({
  caster,
  state,
  items,
  riders,
  onRiders,
  ...around
}: Around & { caster: Caster; state: FeatureState | null; items: ItemState }) {
  const { failed, retry, all } = useCasterUses(caster, state, items);
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
