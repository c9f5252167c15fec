import type { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { lazy, Suspense, use, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { SheetRolls } from './sheet-rolls.ts';
import { useHold } from './use-hold.ts';

const RollOptions = lazy(() => import('./roll-options.tsx').then((part) => ({ default: part.RollOptions })));

interface RollPress {
  /** What the button is given. */
  button: ComponentProps<'button'>;
  /** Stands beside the button. */
  options: ReactNode;
}

/** Makes a button roll at one press, and ask for advantage, a bonus, a DC and readers at a long one. In a fight a press may be part of the turn instead. */
export function useRollPress(what: RolledNumber, label: string, inFight: (() => void) | null = null): RollPress {
  const rolls = use(SheetRolls);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const presses = useHold(
    () => {
      if (inFight) {
        // What fell before is over: its damage is none of this attack.
        rolls?.forget();
        inFight();
      } else if (rolls && !rolls.busy) void rolls.roll(what);
    },
    () => setOpen(true),
  );
  return {
    button: {
      ref: button,
      'aria-keyshortcuts': 'Shift+Enter',
      title: inFight ? 'Attack in the fight. Hold or right-click for a roll beside it.' : 'Roll. Hold or right-click for more.',
      ...presses,
    },
    options: isOpen && (
      <Suspense>
        <RollOptions
          label={label}
          what={what}
          button={button}
          onClose={() => setOpen(false)}
          onRoll={(wish) => {
            setOpen(false);
            button.current?.focus();
            void rolls?.roll(what, wish);
          }}
        />
      </Suspense>
    ),
  };
}
