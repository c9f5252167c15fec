import type { SessionIndex } from '#domain/timeline/recap.ts';
import { indexParts } from './history-text.ts';

/** What happened in a session, as lists. */
export function RecapIndex({ index }: { index: SessionIndex }) {
  const parts = indexParts(index);
  if (parts.length === 0) return <p className="text-control">Nothing was found, fought or gained.</p>;
  return (
    <dl className="flex flex-col gap-3 text-control">
      {parts.map(({ title, entries }) => (
        <div key={title}>
          <dt className="font-semibold text-ink">{title}</dt>
          <dd>
            <ul className="list-disc pl-5 marker:text-ink-faint">
              {entries.map((entry, at) => (
                <li key={at}>{entry}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
