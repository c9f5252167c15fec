import type { Combatant } from '#domain/combat/state.ts';
import { usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { FeatureContent } from '#domain/combat/use/feature-in-use.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';

/** What content says of the reactions of one combatant. */
export interface ReactionContent {
  features: FeatureContent;
  spells: ReadonlyMap<string, SpellDetails>;
  monster: MonsterDetails | undefined;
}

/** Ids of the spells that somebody has ready and casts as a reaction. */
export function reactionSpellsOf(one: Combatant): string[] {
  const { slotCasting, spellcasting } = one;
  const ids = [...(slotCasting?.spells ?? []), ...(spellcasting?.spells ?? []).map(({ name }) => slugOf(name))];
  return ids.filter((id) => spellOf(one, id)?.castingTime === 'reaction');
}

/** Everything with which somebody answers what others do, whether there is a use of it left or not. */
export function readyReactionsOf(one: Combatant, { features, spells, monster }: ReactionContent): UsedActivity[] {
  const answers = ({ activity }: { activity: UsedActivity['activity'] }) => activity.activation?.answers !== undefined;
  const { features: hero } = one;
  const own = hero
    ? waysOfHero(hero, features)
        .filter(answers)
        .map((way) => usedFeature(way, hero))
    : [];
  const cast = reactionSpellsOf(one).flatMap((id) => {
    const spell = spellOf(one, id);
    const details = spell?.details ?? spells.get(spell?.name ?? '');
    const activities = details?.activities ?? [];
    return spell ? activities.filter((activity) => answers({ activity })).map((activity) => usedSpell(spell, activities, activity)) : [];
  });
  return [...own, ...cast, ...(monster ? powersOf(monster, one).filter(answers) : [])];
}
