import { classNames } from '#web/ui/class-names.ts';
import type { Figure } from '#web/features/combat/figure.ts';

const three = [1, 2, 3];

/** Death saves: three rounds for successes, three squares for failures. */
export function DeathPips({ successes, failures, stable }: NonNullable<Figure['deathSaves']>) {
  if (stable) return <span className="text-note font-semibold text-moss">Stable</span>;
  return (
    <span className="flex items-center gap-2 text-note text-ink-soft">
      <span className="sr-only">
        Death saves: {successes} of 3 successes, {failures} of 3 failures
      </span>
      <span aria-hidden className="flex gap-1">
        {three.map((n) => (
          <span key={n} className={classNames('size-3 rounded-full border-2 border-moss', n <= successes && 'bg-moss')} />
        ))}
      </span>
      <span aria-hidden className="flex gap-1">
        {three.map((n) => (
          <span key={n} className={classNames('size-3 rounded-[2px] border-2 border-wine', n <= failures && 'bg-wine')} />
        ))}
      </span>
    </span>
  );
}
