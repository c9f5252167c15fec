import type { Character } from '#domain/character/character.ts';
import { levelOfWay } from '#domain/character/effects/feature-ways.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Gifted } from '#domain/srd/spells/spell-gifts.ts';

/** A character as far as it decides what their features add to a spell. */
export function giftedOf(character: Character): Gifted {
  const features = new Map(featuresOf(character).map((feature) => [feature.name, feature]));
  return {
    has: (feature) => features.has(feature),
    chosen: (feature) => character.options[slugOf(feature)] ?? [],
    modifier: (ability) => abilityModifierOf(character, ability),
    level: (name) => {
      const feature = features.get(name);
      return feature ? levelOfWay(character, feature) : 0;
    },
    spells: knownSpellsOf(character).map(({ spell }) => spell),
    classOf: (id) => character.spells.find(({ spell }) => spell === id)?.class ?? null,
  };
}
