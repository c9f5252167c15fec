import { featureContentOf, withOwnFeatures } from '#domain/character/effects/content.ts';
import type { FeatureContent } from '#domain/combat/use/feature-in-use.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { useContent } from '#web/lib/use-content.ts';
import type { FeatureState } from './feature-state.ts';

/** What the features of a hero do; nothing to fetch where there are none. */
export function useFeatureContent(state: Pick<FeatureState, 'features' | 'homebrew'> | null) {
  const homebrew = state?.homebrew ?? [];
  const all = new Set(state?.features.features.map(({ source }) => source));
  const sources = [...all].filter((source) => source !== 'homebrew').toSorted();
  const { data, ...rest } = useContent('feature-details-of', sources.join(), () => featureContentOf(sources, { homebrew: [] }));
  return { ...rest, data: data && withOwnFeatures(data, { homebrew }) };
}

/** The words of a feature, in paragraphs. */
export function featureText(content: FeatureContent, id: string): string[] {
  const [own = id, source] = id.split('.');
  const sources = [...content].filter(([from]) => source === undefined || from === source);
  const found = sources.flatMap(([, details]) => details).find(({ name }) => slugOf(name) === own);
  return found?.text.split('\n\n') ?? [];
}
