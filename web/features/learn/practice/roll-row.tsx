import type { Roll } from '#domain/dice/roll.ts';
import { classNames } from '#web/ui/class-names.ts';

const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** A roll in one line: each face, what is added, and the total. Faces that do not count are struck out. */
export function RollRow({ roll, label = roll.label }: { roll: Roll; label?: string }) {
  const left = [...roll.kept];
  const faces = roll.faces.map((face) => {
    const at = left.indexOf(face);
    if (at !== -1) left.splice(at, 1);
    return { face, counts: at !== -1 };
  });
  return (
    <p className="figures flex flex-wrap items-center gap-2 font-sans text-control">
      <span className="font-semibold">{label}</span>
      <span className="text-ink-soft">{roll.dice}</span>
      {faces.map(({ face, counts }, at) => (
        <span
          key={at}
          className={classNames(
            'inline-flex min-h-8 min-w-8 items-center justify-center rounded-control border px-1.5 font-semibold',
            counts ? 'border-line-strong bg-raised' : 'border-line text-ink-faint line-through',
          )}
        >
          {face}
          {!counts && <span className="sr-only"> does not count</span>}
        </span>
      ))}
      {roll.modifier !== 0 && <span>{signed(roll.modifier)}</span>}
      <span>
        = <b className="text-name">{roll.total}</b>
      </span>
    </p>
  );
}
