import { featureContentOf } from '#domain/character/effects/content.ts';
import type { FeatureContent } from '#domain/combat/use/feature-in-use.ts';
import type { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { useContent } from '#web/lib/use-content.ts';

/** What the features of a hero do; nothing to fetch where there are none. */
export function useFeatureContent(features: HeroFeatures | null) {
  const sources = [...new Set(features?.features.map(({ source }) => source))].toSorted();
  return useContent('feature-details-of', sources.join(), () => featureContentOf(sources));
}

/** The words of a feature, in paragraphs. */
export function featureText(content: FeatureContent, id: string): string[] {
  const [own = id, source] = id.split('.');
  const sources = [...content].filter(([from]) => source === undefined || from === source);
  const found = sources.flatMap(([, details]) => details).find(({ name }) => slugOf(name) === own);
  return found?.text.split('\n\n') ?? [];
}
