import type { Figure } from '#domain/character/sheet/figure.ts';
import type { RolledNumber as Rollable } from '#domain/character/rolls/what-is-rolled.ts';
import { Explained, ExplainedMark } from './explained.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Swords } from 'lucide-react';
import { use } from 'react';
import type { ReactNode } from 'react';
import { SheetRolls } from '#web/features/characters/rolls/sheet-rolls.ts';
import { useRollPress } from '#web/features/characters/rolls/use-roll-press.tsx';

interface RolledNumberProps {
  what: Rollable;
  /** What is rolled: "Athletics check". */
  rolls: string;
  /** What the number is, where it is explained: "Athletics". */
  label: string;
  figure: Figure;
  shown: string;
  note?: ReactNode;
  className?: string;
  /** What a press does instead while it is part of a turn in a fight. */
  inFight?: (() => void) | null;
}

/** A number that rolls when it is pressed, with a mark beside it that says what it is made of. Who may not roll reads it, as every other. */
export function RolledNumber({ what, rolls, label, figure, shown, note, className, inFight = null }: RolledNumberProps) {
  if (use(SheetRolls) === null) return <Explained label={label} figure={figure} shown={shown} note={note} />;
  return (
    <span className={classNames('inline-flex items-center', className)}>
      <RollButton what={what} label={rolls} shown={shown} inFight={inFight} />
      <ExplainedMark label={label} figure={figure} note={note} />
    </span>
  );
}

type RollButtonProps = Pick<RolledNumberProps, 'what' | 'shown'> & { label: string; inFight: (() => void) | null };

/** The button of a number that rolls. */
function RollButton({ what, label, shown, inFight }: RollButtonProps) {
  const { button, options } = useRollPress(what, label, inFight);
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label={inFight ? `${label} in the fight, ${shown}` : `Roll ${label} ${shown}`}
        className="figures inline-flex min-h-11 min-w-11 gap-1 touch-manipulation items-center justify-center rounded-control px-1.5 select-none [-webkit-touch-callout:none] hover:bg-ember-wash hover:text-ember md:min-h-8 md:min-w-9"
      >
        {inFight && <Swords aria-hidden className="size-4" />}
        {shown}
      </button>
      {options}
    </>
  );
}
