import { dieShape } from '#web/ui/icons/die-shape.ts';
import { nextTab } from '#web/ui/tab-keys.ts';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { trayDice } from './edit-dice.ts';
import type { TrayDie } from './edit-dice.ts';

/** What tells dice apart that have the shape of another. */
const marks = new Map([
  ['d100', '%'],
  ['dF', '±'],
]);
const names = trayDice.map(({ name }) => name);

/** The dice to press: one Tab stop, with arrow keys between them. */
export function DiceTray({ onPress }: { onPress: (die: TrayDie) => void }) {
  const [stop, setStop] = useState('d20');
  const tray = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, name: string) => {
    const next = nextTab(event.key, name, names);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    tray.current?.querySelector<HTMLButtonElement>(`[data-die="${next}"]`)?.focus();
  };
  return (
    <div ref={tray} role="toolbar" aria-label="Dice" className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 sm:grid-cols-8">
      {trayDice.map((die) => (
        <button
          key={die.name}
          type="button"
          data-die={die.name}
          tabIndex={die.name === stop ? 0 : -1}
          aria-label={`Add a ${die.name}`}
          title={`Add a ${die.name}`}
          className="group flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border border-line bg-raised p-1.5 text-ink transition-colors duration-quick hover:border-ember hover:bg-ember-wash"
          onFocus={() => setStop(die.name)}
          onKeyDown={(event) => move(event, die.name)}
          onClick={() => onPress(die)}
        >
          <svg aria-hidden viewBox="0 0 36 36" className="size-8">
            <path d={dieShape(die.sides)} strokeWidth="1.75" strokeLinejoin="round" className="fill-transparent stroke-ember" />
            <text x="18" y="23.5" textAnchor="middle" className="fill-ember text-[0.9375rem] font-bold">
              {marks.get(die.name)}
            </text>
          </svg>
          <span aria-hidden className="text-control font-semibold">
            {die.name}
          </span>
        </button>
      ))}
    </div>
  );
}
