import type { Generation } from '#domain/world/generation.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { askedText, endText } from './run-text.ts';

interface ExpansionRunsProps {
  /** Newest first. */
  runs: readonly Generation[];
  shown: string | null;
  onChoose: (generationId: string) => void;
}

/** What was asked for before, to look at again. */
export function ExpansionRuns({ runs, shown, onChoose }: ExpansionRunsProps) {
  const others = runs.filter(({ id }) => id !== shown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="expansion-runs" className="flex flex-col gap-3">
      <h3 id="expansion-runs" className="text-control font-semibold">
        Earlier requests
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {others.map((run) => (
          <li key={run.id}>
            <button
              type="button"
              className="flex w-full flex-col gap-0.5 px-5 py-3 text-left hover:bg-ember-wash focus-visible:-outline-offset-2"
              onClick={() => onChoose(run.id)}
            >
              <span className="line-clamp-2 text-control font-semibold text-ink">{askedText(run)}</span>
              <span className="figures text-note text-ink-soft">
                {momentOf(run.createdAt)} · {run.label} · {endText(run)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
