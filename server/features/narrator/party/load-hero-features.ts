import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { heroFeaturesOf, usesSpokenOf } from '#domain/narration/features/hero-features.ts';
import type { HeroFeature } from '#domain/narration/features/hero-features.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { saidBy } from './said-by.ts';

/** The features that heroes speak of, by their characters; `said` is what the player of each has said. */
export async function loadHeroFeatures(
  characters: readonly Character[],
  said: readonly { heroId: string; text: string }[],
): Promise<Map<string, HeroFeature[]>> {
  const found = await Promise.all(
    characters.map(async (character) => {
      const text = saidBy(character, said);
      if (usesSpokenOf(character, text).length === 0) return [character.id, []] as const;
      const content = { ...(await contentOfFeatures(character)), findCreature: calledCreature };
      return [character.id, heroFeaturesOf(character, text, content)] as const;
    }),
  );
  return new Map(found.filter(([, features]) => features.length > 0).map(([id, features]) => [id, [...features]]));
}
