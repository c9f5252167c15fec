import { byTheRules } from '#domain/idea/idea.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { withTerms } from '#web/lib/terms/with-terms.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ReactNode } from 'react';

/** The lines of a part: in what is by the rules, words of the game explain themselves. */
const linesOf = (label: string, lines: readonly string[]): readonly ReactNode[] => (label === byTheRules ? withTerms(lines) : lines);

/** What was drawn. */
export function IdeaCard({ idea: { title, parts } }: { idea: Idea }) {
  return (
    <Card as="section" aria-labelledby="idea-title" className="flex flex-col gap-4">
      <h2 id="idea-title" className="font-display text-title font-semibold">
        {title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {parts.map(({ label, lines }, at) => (
          // Two may have one label.
          <div key={`${at} ${label}`} className="contents">
            <dt className="text-control font-semibold text-ink-soft">{label}</dt>
            <dd className="first-letter:uppercase">
              {lines.length === 1 ? (
                linesOf(label, lines)[0]
              ) : (
                <ul className="flex list-disc flex-col gap-1 pl-5">
                  {linesOf(label, lines).map((line, n) => (
                    <li key={lines[n]} className="first-letter:uppercase">
                      {line}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
