/** A document as the server gives it: text of one line per paragraph, with its headings and pages as places in it. */
export interface DocumentText {
  text: string;
  sections: readonly { path: readonly string[]; start: number; body: number; end: number }[];
  pages: readonly number[];
}

/** One line: where it stands in the text, how deep a heading it is, and the page that begins with it. */
export interface DocumentLine {
  start: number;
  text: string;
  /** 1 for the largest; null for what is no heading. */
  level: number | null;
  page: number | null;
}

/** The lines of a document in order; empty ones are left out. */
export function linesOf({ text, sections, pages }: DocumentText): DocumentLine[] {
  const levels = new Map(sections.filter(({ start, body }) => body > start).map(({ start, path }) => [start, Math.max(1, path.length)]));
  const lines: DocumentLine[] = [];
  let start = 0;
  let page = 0;
  for (const line of text.split('\n')) {
    const before = page;
    while (page < pages.length && (pages[page] ?? 0) <= start) page += 1;
    if (line !== '') lines.push({ start, text: line, level: levels.get(start) ?? null, page: page > before ? page : null });
    else page = before;
    start += line.length + 1;
  }
  return lines;
}

/** Lines in leaves that are drawn one by one as they come into view. */
export function leavesOf(lines: readonly DocumentLine[], size = 30): DocumentLine[][] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, leaf) => lines.slice(leaf * size, (leaf + 1) * size));
}

/** The headings to find one's way by: as deep as there is room for `most` of them, and always the largest. */
export function contentsOf(lines: readonly DocumentLine[], most = 150): DocumentLine[] {
  const headings = lines.filter(({ level }) => level !== null);
  const depths = [...new Set(headings.map(({ level }) => level ?? 1))].toSorted((one, other) => other - one);
  for (const deepest of depths) {
    const shown = headings.filter(({ level }) => (level ?? 1) <= deepest);
    if (shown.length <= most) return shown;
  }
  return headings.filter(({ level }) => level === depths.at(-1));
}

export interface Passage {
  start: number;
  end: number;
}

/**
 * Where words stand in a text: word for word, else with other spaces between them. Of several places the one nearest to
 * `at`, else the first. Without words the line at `at`; null where there is nothing of it.
 */
export function passageOf(text: string, quote: string, at: number | null): Passage | null {
  const content = quote.trim();
  if (content === '') return at === null || at < 0 || at >= text.length ? null : lineAt(text, at);
  const places = placesOf(text, content);
  const [first] = places;
  if (first === undefined || at === null) return first ?? null;
  return places.reduce((best, place) => (Math.abs(place.start - at) < Math.abs(best.start - at) ? place : best), first);
}

function placesOf(text: string, content: string): Passage[] {
  const found: Passage[] = [];
  for (let start = text.indexOf(content); start >= 0 && found.length < 100; start = text.indexOf(content, start + 1)) {
    found.push({ start, end: start + content.length });
  }
  if (found.length > 0) return found;
  const loose = content
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  return [...text.matchAll(new RegExp(loose, 'g'))].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
}

function lineAt(text: string, at: number): Passage {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
}

/** A line's words parted at a passage: before, within and after it. */
export function partedAt({ start, text }: DocumentLine, passage: Passage | null): [string, string, string] {
  if (passage === null) return [text, '', ''];
  const from = Math.min(text.length, Math.max(0, passage.start - start));
  const to = Math.min(text.length, Math.max(from, passage.end - start));
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

/** "page 12, The Ford": where a place is, in words; empty where the document has neither pages nor headings. */
export function whereText(lines: readonly DocumentLine[], place: number): string {
  const above = lines.filter(({ start }) => start <= place);
  const page = above.findLast((line) => line.page !== null)?.page ?? null;
  const heading = above.findLast((line) => line.level !== null)?.text ?? '';
  return [page === null ? '' : `page ${page}`, heading].filter((part) => part !== '').join(', ');
}
