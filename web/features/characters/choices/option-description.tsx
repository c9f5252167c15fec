import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import type { WrittenSource } from '#domain/srd/features/load-features.ts';
import { Description } from '#web/ui/data-display/described.tsx';
import { useContent } from '#web/lib/use-content.ts';

interface OptionDescriptionProps {
  source: WrittenSource;
  /** By their names. */
  feature: string;
  option: string;
}

/** What an option of a feature does, in full. */
export function OptionDescription({ source, feature, option }: OptionDescriptionProps) {
  const { data, failed, retry } = useContent('feature-details', source, () => loadFeatureDetails(source));
  const found = data?.find(({ name }) => name === feature)?.options?.find(({ name }) => name === option);
  return <Description text={found?.text} of={option} failed={failed} onRetry={retry} />;
}
