import { abilities, abilityMark } from '#domain/rules/ability.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import type { Scores } from './use-scores.ts';

interface RolledScoresProps {
  scores: Scores;
  ways: readonly ('3d6' | '4d6')[];
  /** Said while nothing has been rolled. */
  emptyText: string;
}

const labels = { '3d6': 'Roll 3d6', '4d6': 'Roll 4d6, drop the lowest' };

/** Six rolls of the server, or the buttons that make them. */
export function RolledScores({ scores: { rolled, rolling, roll }, ways, emptyText }: RolledScoresProps) {
  if (rolled === null)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-note text-ink-soft">{emptyText}</p>
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Button key={way} variant="outline" size="sm" busy={rolling} icon={<DiceIcon aria-hidden />} onClick={() => roll(way)}>
              {labels[way]}
            </Button>
          ))}
        </div>
      </div>
    );
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-note text-ink-soft">
        {rolled.way === '3d6' ? '3d6 each.' : '4d6, drop the lowest.'} They are kept until you create the character.
      </figcaption>
      <ol className="grid grid-cols-3 gap-2 @md:grid-cols-6">
        {rolled.rolls.map(({ faces, kept, total }, index) => (
          <li
            key={index}
            className="figures flex flex-col items-center rounded-card border border-line bg-raised py-2 motion-safe:animate-[arrive_200ms_var(--ease-settle)]"
          >
            {rolled.way === '3d6' && <span className="text-note text-ink-soft">{abilityMark(abilities[index] ?? 'strength')}</span>}
            <span className="font-display text-name font-semibold">{total}</span>
            <span className="text-note text-ink-faint">
              <span className="sr-only">{kept.length < faces.length ? `best of ` : 'out of '}</span>
              {faces.join(' ')}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
