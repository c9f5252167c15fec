import { abilities } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { valuesOf } from '#domain/character/effects/values.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import { foundryAbility } from '#domain/character/interchange/foundry-terms.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import type { ActivityOwner } from './activity-write.ts';

/** What of features, spells and items has no place in Foundry, by their names. */
export type Losses = Map<string, Set<string>>;

interface Owned {
  name: string;
  class: ClassId | null;
  scales?: FeatureDetails['scales'];
  /** A spell’s level; null for all else. */
  spellLevel?: number | null;
}

/** Of whom and what activities are written, with what the names in formulas are called in Foundry. */
export function ownerOf(character: Character, owned: Owned, losses: Losses): ActivityOwner {
  const { name, class: of, scales, spellLevel = null } = owned;
  const isSpell = spellLevel !== null;
  const level = of === null || isSpell ? '@details.level' : `@classes.${of}.levels`;
  const casting = foundryAbility[castingAbilityOf(character, of)];
  const modifiers = abilities.map((ability) => [ability, `@abilities.${foundryAbility[ability]}.mod`]);
  return {
    name,
    names: {
      ...Object.fromEntries(modifiers),
      ability: isSpell ? '@mod' : `@abilities.${casting}.mod`,
      proficiency: '@prof',
      level,
      halfLevel: `floor(${level} / 2)`,
      halfLevelUp: `ceil(${level} / 2)`,
      ...(isSpell && { slot: '@item.level' }),
    },
    values: valuesOf(character, scales, spellLevel ?? 0, isSpell ? { spell: of } : { feature: of }),
    spellLevel,
    concentration: false,
    duration: { kind: 'instant' },
    countedIn: () => null,
    lose: (what) => {
      losses.set(name, (losses.get(name) ?? new Set()).add(what));
    },
  };
}
