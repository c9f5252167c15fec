import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import type { ShownFeature, ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import type { Hand } from '#web/features/characters/use-act.ts';

const OptionsDialog = lazy(() => import('./options-dialog.tsx').then((part) => ({ default: part.OptionsDialog })));

const FeatureDescription = lazy(() => import('./feature-description.tsx').then((part) => ({ default: part.FeatureDescription })));

const origins: Record<Feature['from'], string> = {
  species: 'Species',
  background: 'Background',
  class: 'Class',
  subclass: 'Path',
  feat: 'Feat',
  homebrew: 'Homebrew',
  form: 'Form',
};

/** Where a feature comes from; the class is named where there are several. */
function originOf({ from, class: of }: Feature, { classes }: Character): string {
  if (of === null || classes.length === 1) return origins[from];
  return from === 'subclass' ? `${capitalize(of)} path` : capitalize(of);
}

/** The way to choose the options of a feature, where it first comes. */
function OptionsChoice({ feature: { choice: rules }, character, hand }: { feature: ShownFeature; character: Character; hand: Hand }) {
  const [isOpen, setOpen] = useState(false);
  if (rules === null) return null;
  const verb = character.options[rules.id] === undefined ? 'Choose' : 'Change';
  return (
    <>
      <Button variant="quiet" size="sm" className="ml-auto" aria-label={`${verb} your ${rules.name}`} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <Suspense>{isOpen && <OptionsDialog character={character} feature={rules.id} hand={hand} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Traits, features and feats, each with a line that opens into the whole of it. */
export function Features({ character, sheet: { features }, hand }: { character: Character; sheet: ShownSheet; hand: Hand }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map((feature, index) => (
        <FeatureRow key={`${feature.name}-${index}`} feature={feature} character={character} hand={hand} />
      ))}
    </ul>
  );
}

function FeatureRow({ feature, character, hand }: { feature: ShownFeature; character: Character; hand: Hand }) {
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  const { source } = feature;
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-2 text-control">
        {source === null ? (
          <p className="font-semibold">{feature.name}</p>
        ) : (
          <DescribedName name={feature.name} controls={description} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
        <span className="figures text-note text-ink-faint">
          {originOf(feature, character)}
          {feature.from !== 'homebrew' && feature.from !== 'form' && `, level ${feature.level}`}
        </span>
        {hand.mayAct && <OptionsChoice feature={feature} character={character} hand={hand} />}
      </div>
      {isOpen && source !== null ? (
        <div id={description}>
          <Suspense>
            <FeatureDescription feature={feature} source={source} character={character} />
          </Suspense>
        </div>
      ) : (
        <p className="text-control text-ink-soft">{feature.line}</p>
      )}
    </li>
  );
}
