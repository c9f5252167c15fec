import { Passages, passagesIn } from '#web/lib/text/passages.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { useEffect, useRef } from 'react';
import { DocumentContents } from './document-contents.tsx';
import { headingsIn } from './tome-headings.ts';

interface TomeTextProps {
  text: string;
  /** Words to look for and mark. */
  quote: string;
}

/** A tome that somebody wrote, set as a book page. What only some may read is set apart, for those who see it. */
export function TomeText({ text, quote }: TomeTextProps) {
  const page = useRef<HTMLDivElement>(null);
  const headings = passagesIn(text)
    .flatMap((passage) => headingsIn(passage.text))
    .map((heading, start) => ({ ...heading, start }));
  useEffect(() => placeHeadings(page.current), [text]);
  useEffect(() => showQuote(page.current, quote), [quote, text]);
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <DocumentContents headings={headings} page={page} />
      <div ref={page} className="flex max-w-[33.5em] min-w-0 flex-col gap-[0.8em] font-book text-story text-ink">
        <Passages text={text}>{(text) => <Markdown text={text} />}</Passages>
      </div>
    </div>
  );
}

/** Gives each heading on the page its place, so that one can go to it. */
function placeHeadings(page: HTMLElement | null): void {
  for (const [start, heading] of [...(page?.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6') ?? [])].entries()) {
    heading.id = `place-${start}`;
    heading.tabIndex = -1;
    heading.style.scrollMarginTop = '6rem';
  }
}

/** Brings the piece of text that holds these words into view. */
function showQuote(page: HTMLElement | null, quote: string): void {
  const text = quote.replaceAll(/\s+/g, ' ').trim();
  if (page === null || text === '') return;
  const piece = [...page.querySelectorAll<HTMLElement>('p, li, h2, h3, h4, td')].find((each) =>
    each.textContent.replaceAll(/\s+/g, ' ').includes(text),
  );
  if (!piece) return;
  piece.tabIndex = -1;
  piece.scrollIntoView({ block: 'center' });
  piece.focus({ preventScroll: true });
}
