import type { WorldImport } from '#domain/world/import.ts';
import { counted } from '#web/ui/format/figures.ts';
import type { ReactNode } from 'react';
import { importSentence } from './import-text.ts';

/** What came of an import: what is there now, every field that had no place, and what was read differently. */
export function ImportReport({ report }: { report: WorldImport }) {
  const { noPlace, changed } = report;
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-ink">
        {importSentence(report)}
      </p>
      {noPlace.length === 0 && changed.length === 0 && <p>Everything in the file was imported.</p>}
      {noPlace.length > 0 && (
        <Found
          id="no-place"
          title={`${counted(noPlace.length, 'field')} without a place`}
          note="These fields are not used in lore entries. Their text is kept in a tome."
        >
          {noPlace.map(({ path, count, example }) => (
            <li key={path} className="py-2">
              <span className="figures flex flex-wrap justify-between gap-x-4">
                <code className="font-mono break-all text-ink">{path}</code>
                <span>{counted(count, 'time')}</span>
              </span>
              {example !== '' && <span className="line-clamp-2 text-note break-words">for example: {example}</span>}
            </li>
          ))}
        </Found>
      )}
      {changed.length > 0 && (
        <Found id="read-differently" title="Read differently" note="These were changed during the import.">
          {changed.map(({ what, count }) => (
            <li key={what} className="figures flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words text-ink">{what}</span>
              <span>{counted(count, 'time')}</span>
            </li>
          ))}
        </Found>
      )}
    </div>
  );
}

function Found({ id, title, note, children }: { id: string; title: string; note: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="text-control font-semibold text-ink">
        {title}
      </h3>
      <p className="text-note">{note}</p>
      <ul aria-labelledby={id} className="divide-y divide-line border-y border-line text-control">
        {children}
      </ul>
    </section>
  );
}
