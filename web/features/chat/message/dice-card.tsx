import { naturalOf } from '#domain/dice/degree.ts';
import { diceOfRoll } from '#domain/dice/dice-of-roll.ts';
import { outcomeText } from '#domain/dice/outcome-text.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Check, X } from 'lucide-react';
import { Die, Natural } from './die.tsx';
import { outcomeOf, sumOf } from './roll-text.ts';

interface DiceCardProps {
  roll: Roll;
  /** Who rolled, where nothing else says so. */
  by?: string;
  /** The dice have just fallen. */
  isFresh?: boolean;
}

/** A roll: every face, what was kept, the modifier, the total large, and how it went in words and shape. */
export function DiceCard({ roll, by, isFresh = false }: DiceCardProps) {
  const natural = naturalOf(roll);
  return (
    <figure
      aria-label={[by, roll.label].filter(Boolean).join(', ')}
      className={classNames(
        'inline-flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-surface px-4 py-2.5 shadow-card',
        natural === 20 ? 'border-candle' : natural === 1 ? 'border-wine' : 'border-line',
      )}
    >
      <figcaption className="min-w-0">
        {by !== undefined && <span className="block text-control font-semibold">{by}</span>}
        <span className="block text-note text-ink-soft">{roll.label}</span>
        {roll.explained !== undefined && <span className="figures block text-note wrap-anywhere text-ink-faint">{roll.explained}</span>}
        {roll.notes?.map((note) => (
          <span key={note} className="block text-note text-ink-faint">
            {note}
          </span>
        ))}
      </figcaption>
      {/* In one row with the total, however narrow it is: many dice wrap beside it. */}
      <span className="flex max-w-full min-w-0 items-center gap-4">
        <span className="flex min-w-0 flex-wrap items-center gap-1.5">
          {diceOfRoll(roll).map((die, index) => (
            <Die key={index} die={die} natural={natural} isFresh={isFresh} />
          ))}
          {roll.explained === undefined && (roll.kept.length > 1 || (roll.kept.length > 0 && roll.modifier !== 0)) && (
            <span className="figures ml-1 text-control text-ink-soft">{sumOf(roll)}</span>
          )}
        </span>
        <span className="flex min-w-0 items-center gap-4">
          <span className="figures shrink-0 font-display text-[2rem] leading-none font-semibold text-ink">
            <span className="sr-only">Total </span>
            {roll.total}
          </span>
          <span className="flex flex-col gap-1">
            <Natural roll={roll} />
            <Outcome roll={roll} />
          </span>
        </span>
      </span>
    </figure>
  );
}

function Outcome({ roll }: { roll: Roll }) {
  const outcome = outcomeOf(roll);
  if (outcome === null) return null;
  const won = outcome !== 'failure' && outcome !== 'miss';
  const Icon = won ? Check : X;
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-control font-semibold', won ? 'text-moss' : 'text-wine')}>
      <span
        className={classNames(
          'inline-flex size-5 items-center justify-center border-2 border-current',
          won ? 'rounded-full' : 'rotate-45 rounded-[3px]',
        )}
      >
        <Icon aria-hidden strokeWidth={3.5} className={classNames('size-3', !won && '-rotate-45')} />
      </span>
      <span>
        {capitalize(outcomeText[outcome])}
        {roll.against !== null && <span className="font-normal text-ink-soft"> against {roll.against}</span>}
      </span>
    </span>
  );
}
