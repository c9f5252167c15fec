import { classNames } from '#web/ui/class-names.ts';
import type { RefObject } from 'react';

/** A heading one can go to: `place-{start}` is the id of its element. */
export interface Heading {
  start: number;
  text: string;
  level: number | null;
}

interface DocumentContentsProps {
  headings: readonly Heading[];
  /** Around the headings' elements. */
  page: RefObject<HTMLElement | null>;
}

/** The headings of a text at its side, on small screens above it to be opened. Nothing for a text without headings. */
export function DocumentContents({ headings, page }: DocumentContentsProps) {
  if (headings.length < 2) return <span className="max-lg:hidden" />;
  const list = <Headings headings={headings} page={page} />;
  return (
    <>
      <nav aria-label="Contents" className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-6 max-lg:hidden">
        <p className="mb-2 text-note font-semibold text-ink-faint">Contents</p>
        {list}
      </nav>
      <details className="rounded-card border border-line bg-surface lg:hidden">
        <summary className="min-h-11 content-center px-4 text-control font-semibold">Contents</summary>
        <nav aria-label="Contents" className="max-h-[60dvh] overflow-y-auto px-4 pb-3">
          {list}
        </nav>
      </details>
    </>
  );
}

const indents = ['', 'pl-3', 'pl-6', 'pl-9'];

function Headings({ headings, page }: DocumentContentsProps) {
  const highest = Math.min(...headings.map(({ level }) => level ?? 1));
  function go(start: number) {
    const heading = page.current?.querySelector<HTMLElement>(`#place-${start}`);
    heading?.scrollIntoView({ block: 'start' });
    requestAnimationFrame(() => {
      heading?.scrollIntoView({ block: 'start' });
      heading?.focus({ preventScroll: true });
    });
  }
  return (
    <ul className="flex flex-col border-l border-line">
      {headings.map(({ start, text, level }) => (
        <li key={start} className={classNames(indents[Math.min(3, (level ?? 1) - highest)])}>
          <a
            href={`#place-${start}`}
            className="block py-1.5 pl-3 text-control text-ink-soft no-underline hover:text-ember"
            onClick={(event) => {
              event.preventDefault();
              go(start);
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
