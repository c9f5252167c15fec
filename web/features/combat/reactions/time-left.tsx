import { countText } from '#domain/text/count-text.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface TimeLeftProps {
  label: string;
  /** Null where there is no end. */
  endsAt: string | null;
  /** How many seconds there are in all. */
  seconds: number;
}

/** The time that a question of a fight leaves, as a bar that empties. */
export function TimeLeft({ label, endsAt, seconds }: TimeLeftProps) {
  const left = useSecondsLeft(endsAt, seconds);
  if (left === null) return <p className="text-note text-ink-soft">There is no hurry: the fight waits.</p>;
  return (
    <div className="flex items-center gap-2">
      <progress
        aria-label={label}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-control accent-(--candle)"
        max={seconds}
        value={left}
      />
      <span className="figures text-note text-ink-soft">{countText(left, 'second')}</span>
    </div>
  );
}
