import type { Feature } from '#domain/character/sheet/features.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { backText } from './sheet-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

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

/** Traits, features and feats, each with a line. */
export function Features({ sheet: { features } }: { sheet: Sheet }) {
  return (
    <dl className="flex flex-col gap-2.5">
      {features.map((feature, index) => (
        <div key={`${feature.name}-${index}`}>
          <dt className="text-control font-semibold">
            {feature.name}
            <span className="figures ml-2 text-note font-normal text-ink-faint">
              {origins[feature.from]}, level {feature.level}
            </span>
          </dt>
          <dd className="text-control text-ink-soft">{feature.line}</dd>
        </div>
      ))}
    </dl>
  );
}
