import type { Character } from '#domain/character/character.ts';
import { chosenOptions } from '#domain/character/options/feature-options.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import { detailsOf, loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import { ownFeatureDetails } from '#domain/homebrew/own-features.ts';
import { openOptionsOf } from '#domain/srd/features/feature-ways.ts';
import type { FeatureSource } from '#domain/srd/features/load-features.ts';
import { Description } from '#web/ui/data-display/described.tsx';
import { useContent } from '#web/lib/use-content.ts';

interface FeatureDescriptionProps {
  feature: Feature;
  source: FeatureSource;
  character: Character;
}

/** What a feature does, in full, with what one has chosen of it, or may choose. The descriptions of its source are fetched once. */
export function FeatureDescription({ feature, source, character }: FeatureDescriptionProps) {
  const { data, failed, retry } = useContent('feature-details', source, async () =>
    source === 'homebrew' ? [] : loadFeatureDetails(source),
  );
  const known = source === 'homebrew' ? ownFeatureDetails(character) : data;
  const details = known === undefined ? undefined : detailsOf(known, feature, character.species);
  const options = openOptionsOf(details?.options ?? [], {
    lineage: character.lineage,
    chosen: chosenOptions(character, feature.class, feature.name),
  });
  return (
    <Description text={known === undefined ? undefined : (details?.text ?? feature.line)} of={feature.name} failed={failed} onRetry={retry}>
      {options.length > 0 && (
        <dl className="flex flex-col gap-1.5">
          {options.map(({ name, needs, text }) => (
            <div key={name}>
              <dt className="inline font-semibold">
                {name}
                {needs !== undefined && <span className="text-note font-normal text-ink-soft"> ({needs})</span>}.
              </dt>{' '}
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Description>
  );
}
