import type { Figure } from '#domain/character/sheet/figure.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popups/popover.tsx';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { partText } from './figure-text.ts';

interface ExplainedProps {
  /** What the number is, e.g. "Armor Class". */
  label: string;
  figure: Figure;
  /** How it is written; as a plain number without it. */
  shown?: ReactNode;
  note?: ReactNode;
  className?: string;
}

/** A number of the sheet that says what it is made of when it is pressed. */
export function Explained({ label, figure, shown, note, className }: ExplainedProps) {
  return (
    <Popover
      label={`${label}: how it adds up`}
      trigger={
        <button
          type="button"
          title="How does it add up?"
          className={classNames(
            'figures rounded-[0.25rem] underline decoration-line-strong decoration-dotted decoration-from-font underline-offset-4 hover:decoration-ember',
            className,
          )}
        >
          <span className="sr-only">{label} </span>
          {shown ?? figure.value}
        </button>
      }
    >
      <Sum label={label} figure={figure} note={note} />
    </Popover>
  );
}

/** A small mark beside a number that says what it is made of when it is pressed. */
export function ExplainedMark({ label, figure, note }: Pick<ExplainedProps, 'label' | 'figure' | 'note'>) {
  return (
    <Popover
      label={`${label}: how it adds up`}
      trigger={
        <button
          type="button"
          aria-label={`How ${label} adds up`}
          title="How does it add up?"
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-faint hover:text-ember md:size-6"
        >
          <Info aria-hidden className="size-3.5" />
        </button>
      }
    >
      <Sum label={label} figure={figure} note={note} />
    </Popover>
  );
}

function Sum({ label, figure, note }: Pick<ExplainedProps, 'label' | 'figure' | 'note'>) {
  return (
    <>
      <p className="mb-2 font-semibold">{label}</p>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-ink-soft">
        {figure.parts.map((part, index) => (
          <div key={`${part.label}-${index}`} className="col-span-2 grid grid-cols-subgrid">
            <dt>{part.label}</dt>
            <dd className="text-right">{partText(part, index)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1 font-semibold text-ink">
          <dt>Together</dt>
          <dd className="text-right">{figure.value}</dd>
        </div>
      </dl>
      {(figure.dice ?? figure.modes ?? figure.notes) !== undefined && <FromEffects figure={figure} />}
      {note !== undefined && <p className="mt-2 text-note text-ink-soft">{note}</p>}
    </>
  );
}

/** What effects bring that is no part of the sum. */
function FromEffects({ figure: { dice = [], modes = [], notes = [] } }: { figure: Figure }) {
  const lines = [...dice.map((each) => `${each.label}: ${each.dice}`), ...modes.map((each) => `${each.label}: ${each.mode}`), ...notes];
  return (
    <ul className="mt-2 text-note text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
