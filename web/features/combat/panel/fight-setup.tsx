import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { difficultyText } from '#web/features/combat/difficulty-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface FightSetupProps {
  now: CombatNow;
  figures: readonly Figure[];
  doing: Doing;
  /** Told as the roll is pressed, before it is answered. */
  onStart: () => unknown;
  /** Stands beside the roll. */
  undo: ReactNode;
}

/** While a fight is prepared: how hard it will be, who is surprised, and the roll that starts it. */
export function FightSetup({ now, figures, doing, onStart, undo }: FightSetupProps) {
  const [surprised, setSurprised] = useState<readonly string[]>([]);
  const levels = now.heroes.flatMap(({ id, level }) => (figures.some((figure) => figure.id === id) ? [level] : []));
  const difficulty = difficultyText(levels, figures);
  const here = surprised.filter((id) => figures.some((figure) => figure.id === id));
  return (
    <section aria-label="Start the fight" className="flex flex-col gap-1 short:flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={difficulty.hard ? 'wine' : 'sea'}>{difficulty.title}</Badge>
        <span className="figures text-note text-ink-soft">{difficulty.figures}</span>
      </p>
      {figures.length > 0 && (
        <details>
          <summary className="w-max cursor-pointer text-control leading-8 font-semibold">
            Surprised{here.length > 0 && ` ${here.length}`}
          </summary>
          <div className="flex max-h-48 flex-col gap-2.5 overflow-y-auto pt-2">
            {figures.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={here.includes(id)}
                onChange={(on) => setSurprised(on ? [...here, id] : here.filter((each) => each !== id))}
              />
            ))}
          </div>
        </details>
      )}
      <div className="flex gap-2">
        <Button
          className="flex-1"
          icon={<DiceIcon aria-hidden />}
          busy={doing.busy}
          disabled={figures.length === 0}
          onClick={() => {
            onStart();
            void doing.step({ name: 'start', surprised: here });
          }}
        >
          Roll initiative
        </Button>
        {undo}
      </div>
    </section>
  );
}
