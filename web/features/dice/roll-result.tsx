import { explainInWords, explainRoll, faceNote, faceText, tellNumber } from '#domain/dice/explain.ts';
import type { Explained } from '#domain/dice/explain.ts';
import type { RolledFace } from '#domain/dice/expression/expression-roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dieShape } from '#web/ui/icons/die-shape.ts';
import type { ShownRoll } from './use-dice-roller.ts';

/** The last roll: its total, every face, how the total came about, and what other programs read otherwise. */
export function RollResult({ shown }: { shown: ShownRoll | null }) {
  if (shown === null) {
    return (
      <Card as="section" aria-label="Result" className="flex min-h-40 flex-col items-center justify-center text-center">
        <p className="font-display text-name font-semibold">No roll yet</p>
        <p className="text-ink-soft">Press Roll, or the Enter key in the field.</p>
      </Card>
    );
  }
  const { expression, rolled } = shown;
  const count = rolled.pools.reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    <Card as="section" aria-label="Result" className="flex min-h-40 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <output className="figures font-display text-hero leading-none font-semibold" aria-live="polite">
          <span className="sr-only">{rolled.label === null ? 'Total ' : `${rolled.label}: `}</span>
          {tellNumber(rolled.total)}
        </output>
        {rolled.label !== null && <span className="font-display text-name font-semibold wrap-anywhere">{rolled.label}</span>}
      </div>
      {count > 0 && count <= limits.diceDrawn && <Dice key={shown.id} parts={explainRoll(expression, rolled)} />}
      <p className="figures text-control wrap-anywhere text-ink-soft">{explainInWords(expression, rolled)}</p>
      {rolled.cut && <p className="text-control text-ink-soft">The dice ran out before all had been rolled.</p>}
      {expression.readings.length > 0 && (
        <ul aria-label="How this was read" className="flex flex-col gap-1 border-t border-line pt-3 text-note text-ink-soft">
          {expression.readings.map((reading) => (
            <li key={reading}>{reading}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The faces as dice, those of one kind beside one another. The line below them says the same. */
function Dice({ parts }: { parts: readonly Explained[] }) {
  return (
    <div aria-hidden className="flex flex-wrap gap-x-5 gap-y-2">
      {parts.map((part, place) =>
        part.kind === 'dice' ? (
          <span key={place} className="flex flex-wrap gap-1.5">
            {part.pool.faces.map((face, index) => (
              <Face key={index} face={face} sides={part.pool.sides} isFate={part.isFate} />
            ))}
          </span>
        ) : null,
      )}
    </div>
  );
}

function lookOf({ fate, success, exploded }: RolledFace): string {
  if (fate !== 'kept') return 'fill-transparent stroke-line-strong';
  if (success === -1) return 'fill-wine stroke-wine';
  return success === 1 || exploded ? 'fill-candle stroke-candle' : 'fill-ember stroke-ember';
}

function Face({ face, sides, isFate }: { face: RolledFace; sides: number; isFate: boolean }) {
  return (
    <span
      title={faceNote(face) || undefined}
      className={classNames(
        'figures relative inline-flex size-10 animate-[settle_320ms_var(--ease-settle)] items-center justify-center font-bold',
        face.face > 99 ? 'text-note' : 'text-control',
        face.fate === 'kept' ? 'text-on-ember' : 'text-ink-faint line-through',
      )}
    >
      <svg viewBox="0 0 36 36" className="absolute inset-0 size-full">
        <path d={dieShape(sides)} strokeWidth="1.5" strokeLinejoin="round" className={lookOf(face)} />
      </svg>
      <span className={classNames('relative', sides === 4 && 'pt-2')}>{faceText(face.face, isFate)}</span>
    </span>
  );
}
