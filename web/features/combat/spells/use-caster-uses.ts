import { fitsSpell } from '#domain/combat/use/shaping/shaper-fits.ts';
import type { ActivityUse } from '#domain/combat/deeds/activity-use.ts';
import { featureUses, ridersBefore, shaperLimit } from '#web/features/combat/deeds/feature-uses.ts';
import { noShapers } from '#domain/combat/deeds/shapers.ts';
import type { Shapers } from '#domain/combat/deeds/shapers.ts';
import type { FeatureState } from '#web/features/combat/deeds/feature-state.ts';
import { featureText, useFeatureContent } from '#web/features/combat/deeds/use-feature-content.ts';
import { useContent } from '#web/lib/use-content.ts';
import type { Caster } from './caster.ts';
import { levelsOf, loadLevels } from './load-levels.ts';
import { usesOf } from './spell-use.ts';

type SpellContent = Awaited<ReturnType<typeof loadLevels>>;

function spellText(content: SpellContent, caster: Caster, id: string): string[] {
  const spell = caster.spells.find((each) => each.spell.id === id)?.spell;
  const details = spell?.details ?? content.get(spell?.name ?? '');
  if (!details) return [];
  const higher =
    details.higher === undefined ? [] : [`${spell?.level === 0 ? 'At higher levels.' : 'With a higher slot.'} ${details.higher}`];
  return [...details.text.split('\n\n'), ...higher];
}

/** What can be done with what somebody carries. */
interface CarriedUses {
  uses: readonly ActivityUse[];
  textOf: (use: ActivityUse) => readonly string[];
}
const noItems: CarriedUses = { uses: [], textOf: () => [] };

/** All that a caster can do by spells and features, and by the items that are given, once content has said what it does. */
export function useCasterUses(caster: Caster, state: FeatureState | null, carried: CarriedUses = noItems) {
  const levels = levelsOf(caster);
  const spells = useContent('spell-details-of', levels.join(), () => loadLevels(levels));
  const features = useFeatureContent(state);
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
