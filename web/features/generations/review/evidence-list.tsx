import type { LoreSource } from '#domain/world/bundle.ts';
import { Link } from '#web/ui/router/link.tsx';
import { evidencePlace, linkQuote } from './evidence-text.ts';

interface EvidenceListProps {
  worldId: string;
  /** Empty where the document was deleted. */
  tomeId: string;
  /** Best first. */
  evidence: readonly LoreSource[];
}

/** Where a document tells of something: its own words, and the way to the page or section. */
export function EvidenceList({ worldId, tomeId, evidence }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <section aria-label="Evidence" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-control font-semibold">{evidence.length === 1 ? 'Source' : `${evidence.length} sources`}</h3>
      <ul className="flex flex-col gap-4">
        {evidence.map((source, at) => (
          <li key={at} className="flex flex-col gap-1">
            <blockquote className="border-l-2 border-candle pl-4 font-book text-body whitespace-pre-line text-ink-soft">
              “{source.quote}”
            </blockquote>
            {tomeId === '' ? (
              <span className="pl-4 text-note text-ink-soft">{evidencePlace(source)}</span>
            ) : (
              <Link
                to="/world/view/$worldId/tome/$tomeId"
                params={{ worldId, tomeId }}
                search={{ quote: linkQuote(source.quote), ...(source.at !== undefined && { at: String(source.at) }) }}
                className="pl-4 text-note font-semibold text-ember underline underline-offset-4"
              >
                {evidencePlace(source)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
