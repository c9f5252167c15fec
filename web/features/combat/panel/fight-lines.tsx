import type { CombatLogLine } from '#contract/play/combat-shapes.ts';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { splitLatest, rollText } from '#web/features/combat/log-text.ts';

interface FightLinesProps {
  lines: readonly CombatLogLine[];
  latestOnly?: boolean;
  /** Changes with each turn: then what was before is folded again. */
  turn?: string;
}

/** What has just happened with what the dice gave, read aloud as it comes; what was before opens with a press, until the next turn. */
export function FightLines({ lines, latestOnly = false, turn }: FightLinesProps) {
  const { latest, earlier } = splitLatest(lines);
  const newest = useRef<HTMLOListElement>(null);
  const last = latest.at(-1);
  const follows = last?.byNarrator === true ? last.key : null;
  // What NPCs do in a row is longer than its place: the newest of it stands in sight.
  useLayoutEffect(() => {
    const [list, place] = [newest.current, newest.current?.parentElement];
    if (follows !== null && list && place) place.scrollTop = list.offsetTop + list.offsetHeight - place.clientHeight;
  }, [follows]);
  if (latest.length === 0) return null;
  return (
    <section
      aria-label="Latest result"
      // It has a limit, so that it leaves room for what one can do, and scrolls beyond.
      tabIndex={0}
      className="relative max-h-[min(18vh,8rem)] narrow:max-h-[min(18vh,5.5rem)] min-w-0 flex-none overflow-y-auto has-[details[open]]:max-h-[min(30vh,18rem)] short:flex short:max-h-10 short:flex-1 short:items-start short:gap-2 short:has-[details[open]]:flex-col narrow:short:max-h-none"
    >
      <ol
        ref={newest}
        aria-live="polite"
        className="flex min-w-0 flex-col gap-1 text-control font-semibold short:block short:flex-1 short:text-note short:leading-5"
      >
        {latest.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ol>
      {!latestOnly && earlier.length > 0 && (
        <details key={turn} className="short:shrink-0">
          <summary className="w-max cursor-pointer text-note leading-6 text-ink-soft">Earlier</summary>
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
    <li className="short:mr-1.5 short:inline">
      {sentence}
      {rolls.map((roll, index) => (
        <span
          key={index}
          title={roll.label}
          className="figures ml-1.5 inline-flex items-center gap-1 rounded-control bg-sunken px-1.5 text-note font-semibold text-ink-soft"
        >
          <DiceIcon aria-hidden className="size-3.5" />
          {rollText(roll)}
        </span>
      ))}
      {rolls.flatMap(({ notes = [] }, index) =>
        notes.map((note) => (
          <span key={`${index} ${note}`} className="block text-note font-normal text-ink-soft short:ml-1.5 short:inline">
            {note}
          </span>
        )),
      )}
    </li>
  );
}
