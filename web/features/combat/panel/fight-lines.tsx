import type { CombatLogLine } from '#contract/play/combat-shapes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { splitLatest, rollText } from './log-text.ts';

interface FightLinesProps {
  lines: readonly CombatLogLine[];
  /** Whether it stays at the foot of the window until one has scrolled to it, for whoever acts further up. */
  isPinned?: boolean;
}

/** What has just happened with what the dice gave, read aloud as it comes; what was before opens with a press. */
export function FightLines({ lines, isPinned = false }: FightLinesProps) {
  const { latest, earlier } = splitLatest(lines);
  if (latest.length === 0) return null;
  // Everybody’s initiative, before which there is nothing, would hide what one presses first.
  const stays = isPinned && earlier.length > 0;
  return (
    <section
      aria-label="Latest result"
      className={classNames(
        'rounded-card border border-line bg-surface px-4 py-3',
        stays && 'sticky -bottom-3 z-10 max-h-40 overflow-y-auto shadow-float',
      )}
    >
      <ol aria-live="polite" className="flex max-h-96 flex-col gap-1 overflow-y-auto text-control font-semibold">
        {latest.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ol>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 text-note text-ink-soft">Earlier</summary>
          <ol className="flex flex-col gap-1 pt-1 text-control">
            {earlier.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Line({ line: { sentence, rolls } }: { line: CombatLogLine }) {
  return (
    <li>
      {sentence}
      {rolls.map((roll, index) => (
        <span
          key={index}
          title={roll.label}
          className="figures ml-1.5 inline-block rounded-control bg-sunken px-1.5 text-note font-semibold text-ink-soft"
        >
          {rollText(roll)}
        </span>
      ))}
    </li>
  );
}
