import type { StatBlockLine } from '#domain/combat/deeds/stat-block-sections.ts';

/** The lines of a stat block under one heading; nothing where there are none. */
export function StatBlockLines({ title, lines }: { title: string; lines: readonly StatBlockLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <p className="border-b border-line font-display font-semibold">{title}</p>
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={line.title} className="figures flex flex-col gap-1 [overflow-wrap:anywhere]">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { title, trigger, numbers, text } }: { line: StatBlockLine }) {
  const [first, ...others] = text?.split('\n\n') ?? [];
  return (
    <>
      <p>
        <strong>{title}.</strong> {trigger !== null && <em>When {trigger}: </em>}
        {numbers} {first}
      </p>
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
