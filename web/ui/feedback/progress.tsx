import { classNames } from '#web/ui/class-names.ts';

interface ProgressProps {
  /** What is under way, in words; read aloud and shown beneath the line. */
  label: string;
  /** From 0 to 1; without it the line says only that something moves. */
  value?: number;
  hideLabel?: boolean;
  className?: string;
}

/** A thin line that fills, for work that takes a while. */
export function Progress({ label, value, hideLabel = false, className }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        {percent === undefined ? (
          <div className="h-full w-2/5 animate-[travel_1.4s_ease-in-out_infinite] rounded-full bg-ember motion-reduce:w-full motion-reduce:opacity-60" />
        ) : (
          <div className="h-full rounded-full bg-ember transition-[width] duration-calm" style={{ width: `${percent}%` }} />
        )}
      </div>
      {!hideLabel && <p className="text-note text-ink-soft">{label}</p>}
    </div>
  );
}
