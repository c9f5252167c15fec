import type { Character } from '#domain/character/character.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { sourceOf } from '#domain/srd/features/load-features.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DescribedName } from '#web/ui/data-display/described.tsx';
import { lazy, Suspense, useId, useState } from 'react';
import { backText } from './sheet-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const FeatureDescription = lazy(() => import('./feature-description.tsx').then((part) => ({ default: part.FeatureDescription })));

const origins: Record<Feature['from'], string> = {
  species: 'Species',
  background: 'Background',
  class: 'Class',
  subclass: 'Path',
  feat: 'Feat',
};
/** From here on points are told as a figure, not as pips. */
const mostPips = 6;

/** What can be done so often between rests. */
export function Uses({ sheet: { uses }, hand }: { sheet: Sheet; hand: Hand }) {
  return (
    <ul className="flex flex-col gap-2">
      {uses.map((use) => (
        <li key={use.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 flex-1 basis-40">
            <p className="text-control font-semibold">{use.name}</p>
            <p className="figures text-note text-ink-soft">
              {use.left} of {use.total} left, {backText(use.back)}
            </p>
          </div>
          {use.total <= mostPips && <Pips left={use.left} total={use.total} />}
          {hand.mayAct && (
            <Button
              variant="outline"
              size="sm"
              disabled={hand.busy || use.left === 0}
              onClick={() => void hand.act({ kind: 'useFeature', use: use.id })}
            >
              Use<span className="sr-only"> {use.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Pips({ left, total }: { left: number; total: number }) {
  return (
    <span aria-hidden className="flex gap-1">
      {Array.from({ length: total }, (_, pip) => (
        <span key={pip} className={`size-2.5 rotate-45 rounded-[2px] border border-ember ${pip < left ? 'bg-ember' : ''}`} />
      ))}
    </span>
  );
}

/** Traits, features and feats, each with a line that opens into the whole of it. */
export function Features({ character, sheet: { features } }: { character: Character; sheet: Sheet }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map((feature, index) => (
        <FeatureRow key={`${feature.name}-${index}`} feature={feature} character={character} />
      ))}
    </ul>
  );
}

function FeatureRow({ feature, character }: { feature: Feature; character: Character }) {
  const [isOpen, setOpen] = useState(false);
  const description = useId();
  const source = sourceOf(feature, character);
  return (
    <li>
      <div className="flex flex-wrap items-baseline gap-x-2 text-control">
        {source === null ? (
          <p className="font-semibold">{feature.name}</p>
        ) : (
          <DescribedName name={feature.name} controls={description} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
        <span className="figures text-note text-ink-faint">
          {origins[feature.from]}, level {feature.level}
        </span>
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
