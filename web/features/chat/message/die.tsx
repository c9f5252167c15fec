import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import { naturalText } from '#domain/dice/outcome-text.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { classNames } from '#web/ui/class-names.ts';
import { dieShape } from '#web/ui/icons/die-shape.ts';

/** How the die looks that shows these faces, where a face decides by itself. */
const fills = new Map([
  [20, 'fill-candle stroke-candle'],
  [1, 'fill-wine stroke-wine'],
]);

interface DieProps {
  die: FallenDie;
  /** The face that decides by itself, where one does. */
  natural: number | undefined;
  isSmall?: boolean;
  /** It has just fallen: it settles, a natural 20 or 1 a little longer. Nothing moves where people want less motion. */
  isFresh?: boolean;
}

/** A die with the face that fell. */
export function Die({ die: { face, sides, kept }, natural, isSmall = false, isFresh = false }: DieProps) {
  const look = !kept ? 'fill-transparent stroke-line-strong' : fills.get(natural ?? 0);
  return (
    <span
      className={classNames(
        'figures relative inline-flex items-center justify-center font-bold',
        isSmall ? 'size-7 text-note' : 'size-9 text-control',
        kept ? 'text-on-ember' : 'text-ink-faint line-through',
        kept && natural === 20 && 'rounded-full shadow-(--glow)',
        isFresh &&
          (kept && (natural === 20 || natural === 1)
            ? 'animate-[settle_640ms_var(--ease-settle)]'
            : 'animate-[settle_320ms_var(--ease-settle)]'),
      )}
    >
      <svg aria-hidden viewBox="0 0 36 36" className="absolute inset-0 size-full">
        <path d={dieShape(sides)} className={look ?? 'fill-ember stroke-ember'} strokeWidth="1.500" strokeLinejoin="round" />
      </svg>
      <span className="relative">{face}</span>
      {!kept && <span className="sr-only"> not kept</span>}
    </span>
  );
}

/** A natural 20 or 1 looks and reads like it. */
export function Natural({ roll }: { roll: Roll }) {
  const text = naturalText(roll);
  if (text === null) return null;
  return (
    <span
      className={classNames(
        'self-start rounded-full px-2.5 text-note font-bold',
        text === 'natural 20' ? 'bg-candle-wash text-candle' : 'bg-wine-wash text-wine',
      )}
    >
      {capitalize(text)}
    </span>
  );
}
