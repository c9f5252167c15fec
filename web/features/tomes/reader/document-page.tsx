import { classNames } from '#web/ui/class-names.ts';
import { createElement, memo, useEffect, useMemo, useRef } from 'react';
import { DocumentContents } from './document-contents.tsx';
import { contentsOf, leavesOf, linesOf, partedAt, passageOf, whereText } from './document-lines.ts';
import type { DocumentLine, DocumentText, Passage } from './document-lines.ts';

interface DocumentPageProps {
  document: DocumentText;
  /** Where a passage is said to stand, and its words. */
  at: number | null;
  quote: string;
}

/** A document as it was read, set as a book: headings, pages where they are known, and the passage somebody came for. */
export function DocumentPage({ document, at, quote }: DocumentPageProps) {
  const lines = useMemo(() => linesOf(document), [document]);
  const passage = useMemo(() => passageOf(document.text, quote, at), [document.text, quote, at]);
  const page = useRef<HTMLDivElement>(null);
  const wanted = quote !== '' || at !== null;
  const start = passage?.start ?? null;
  useEffect(() => {
    if (start !== null) showPassage(page.current);
  }, [start]);
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <DocumentContents headings={contentsOf(lines)} page={page} />
      <div className="min-w-0">
        {wanted && <PassageNote where={start === null ? null : whereText(lines, start)} onShow={() => showPassage(page.current)} />}
        <div ref={page} className="max-w-[33.5em] font-book text-story text-ink">
          {leavesOf(lines).map((leaf) => (
            <Leaf key={leaf[0]?.start} lines={leaf} passage={touches(leaf, passage) ? passage : null} />
          ))}
        </div>
      </div>
    </div>
  );
}

function PassageNote({ where, onShow }: { where: string | null; onShow: () => void }) {
  return (
    <p role="status" className="mb-6 max-w-[68ch] rounded-control bg-candle-wash px-4 py-3 text-control">
      {where === null ? (
        'The linked passage was not found word for word in this document.'
      ) : (
        <>
          Passage marked{where !== '' && `: ${where}`}.{' '}
          <button type="button" className="font-semibold text-ember underline underline-offset-4" onClick={onShow}>
            Show it
          </button>
        </>
      )}
    </p>
  );
}

function touches(leaf: readonly DocumentLine[], passage: Passage | null): boolean {
  const [first, last] = [leaf[0], leaf.at(-1)];
  return (
    passage !== null &&
    first !== undefined &&
    last !== undefined &&
    passage.end > first.start &&
    passage.start <= last.start + last.text.length
  );
}

/** Brings the marked passage to the middle and gives it the focus. What lies above is only measured once it was near. */
function showPassage(page: HTMLElement | null): void {
  const mark = page?.querySelector<HTMLElement>('mark');
  if (!mark) return;
  mark.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => {
    mark.scrollIntoView({ block: 'center' });
    mark.focus({ preventScroll: true });
  });
}

const Leaf = memo(function Leaf({ lines, passage }: { lines: readonly DocumentLine[]; passage: Passage | null }) {
  return (
    <div className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
      {lines.map((line) => (
        <Line key={line.start} line={line} passage={passage} />
      ))}
    </div>
  );
});

const headingLooks = ['mt-12 text-title', 'mt-10 text-name', 'mt-8 text-[1.15em]', 'mt-6 text-[1.05em]'];

function Line({ line, passage }: { line: DocumentLine; passage: Passage | null }) {
  const [before, within, after] = partedAt(line, passage);
  const isFirst = passage !== null && passage.start >= line.start;
  const body = (
    <>
      {before}
      {within !== '' && (
        <mark
          tabIndex={isFirst ? -1 : undefined}
          className="rounded-sm bg-candle-wash box-decoration-clone px-0.5 text-ink underline decoration-candle decoration-2 underline-offset-4"
        >
          {within}
        </mark>
      )}
      {after}
    </>
  );
  return (
    <>
      {line.page !== null && <PageMark page={line.page} />}
      {line.level === null ? (
        <p className="mt-[0.7em] [text-wrap:pretty]">{body}</p>
      ) : (
        createElement(
          `h${Math.min(6, line.level + 1)}`,
          {
            id: `place-${line.start}`,
            tabIndex: -1,
            className: classNames('scroll-mt-24 font-display leading-snug font-semibold', headingLooks[Math.min(line.level, 4) - 1]),
          },
          body,
        )
      )}
    </>
  );
}

function PageMark({ page }: { page: number }) {
  return (
    <p className="figures mt-6 flex items-center gap-3 font-sans text-note text-ink-faint">
      <span aria-hidden className="h-px flex-1 bg-line" />
      Page {page}
    </p>
  );
}
