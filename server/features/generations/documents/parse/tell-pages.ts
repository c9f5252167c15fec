import type { Piece } from './assemble.ts';
import type { PdfLine } from './page-lines.ts';

/** The lines of pages as headings and whole paragraphs, without running heads and page numbers. */
export function* tellPages(all: PdfLine[][]): Generator<Piece> {
  const pages = withoutRunningHeads(all);
  const body = commonest(pages.flat(), (line) => Math.round(line.size * 2) / 2);
  const font = commonest(pages.flat(), (line) => line.font);
  const sizes = [...new Set(pages.flat().map((line) => Math.round(line.size)))]
    .filter((size) => size > body * 1.08)
    .toSorted((a, b) => b - a);
  const leading = leadingOf(pages, body);
  const levelOf = (line: PdfLine): number | null => {
    if (line.text.length > 90 || line.text.includes(' | ')) return null;
    const rank = sizes.indexOf(Math.round(line.size));
    if (rank >= 0) return Math.min(rank + 1, 5);
    const isSet = line.font !== null && line.font !== font && line.text.length <= 50;
    return isSet && /^[\p{Lu}\d]/u.test(line.text) && !/[.,;:!?)]$/.test(line.text) && line.size >= body ? 6 : null;
  };
  let open: { text: string; last: PdfLine } | null = null;
  for (const page of pages) {
    const edge = page.reduce((most, line) => Math.max(most, line.right), 0);
    let isFirst = true;
    for (const line of page) {
      const level = levelOf(line);
      if (open && level === null && continues(open.last, line, edge, leading)) {
        open = { text: join(open.text, line.text), last: line };
      } else {
        if (open) yield { kind: 'line', text: open.text };
        open = level === null ? { text: line.text, last: line } : null;
      }
      // A paragraph that runs over the end of a page belongs to the page it began on.
      if (isFirst) yield { kind: 'page' };
      isFirst = false;
      if (level !== null) yield { kind: 'heading', level, text: line.text };
    }
    if (isFirst) yield { kind: 'page' };
  }
  if (open) yield { kind: 'line', text: open.text };
}

/** Whether a line goes on with the paragraph before it; `leading` is how far apart lines of one paragraph are. */
function continues(last: PdfLine, line: PdfLine, edge: number, leading: number): boolean {
  if (Math.abs(last.size - line.size) > 0.6 || /^[-•–*]\s/.test(line.text)) return false;
  if (/^\p{Ll}/u.test(line.text) && /[\p{Ll},-]$/u.test(last.text)) return true;
  const drop = last.y - line.y;
  if (drop > leading * 1.15) return false;
  const letter = (last.right - last.x) / Math.max(1, last.text.length);
  const word = /^\S+/.exec(line.text)?.[0].length ?? 0;
  const isFull = last.right + (word + 1) * letter > edge;
  // On the same page the distance speaks too; over its end only a full line does.
  return isFull || (drop > 0 && last.right - last.x > (edge - last.x) * 0.75);
}

/** A word cut at a line's end grows together again. */
function join(text: string, more: string): string {
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(more)) return text.slice(0, -1) + more;
  return `${text} ${more}`;
}

function withoutRunningHeads(pages: PdfLine[][]): PdfLine[][] {
  const counted = new Map<string, number>();
  const keyOf = (line: PdfLine) => `${Math.round(line.y / 4)}:${line.text.replaceAll(/\d+/g, '#')}`;
  for (const page of pages) {
    for (const key of new Set([...page.slice(0, 2), ...page.slice(-2)].map(keyOf))) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PdfLine) =>
    /^[\d\s|–—-]{1,8}$/.test(line.text) || (pages.length > 2 && (counted.get(keyOf(line)) ?? 0) > pages.length / 3);
  return pages.map((page) => page.filter((line, index) => (index > 1 && index < page.length - 2) || !isRunning(line)));
}

/** The commonest distance between two lines of running text. */
function leadingOf(pages: PdfLine[][], size: number): number {
  const drops = pages.flatMap((page) =>
    page.flatMap((line, index) => {
      const drop = (page[index - 1]?.y ?? 0) - line.y;
      return drop > 0 && drop < size * 3 && Math.abs(line.size - size) < 1 ? [{ ...line, y: Math.round(drop * 2) / 2 }] : [];
    }),
  );
  return Math.min(commonest(drops, (line) => line.y) || Infinity, size * 1.45);
}

function commonest<Value>(lines: PdfLine[], valueOf: (line: PdfLine) => Value): Value | 0 {
  const counted = new Map<Value, number>();
  for (const line of lines) counted.set(valueOf(line), (counted.get(valueOf(line)) ?? 0) + line.text.length);
  const [most] = [...counted].toSorted((a, b) => b[1] - a[1]);
  return most ? most[0] : 0;
}
