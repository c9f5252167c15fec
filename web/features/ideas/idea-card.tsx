import type { Idea } from '#domain/idea/idea.ts';
import { Card } from '#web/ui/card.tsx';

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
                lines[0]
              ) : (
                <ul className="flex list-disc flex-col gap-1 pl-5">
                  {lines.map((line) => (
                    <li key={line} className="first-letter:uppercase">
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
