import type { LoreSource } from '#domain/world/bundle.ts';

/** Letters of a quote that an address carries. */
const QUOTE_LENGTH = 240;

/** "Page 12, The Ford": where a quote stands; the document's name where nothing closer is known. */
export function evidencePlace({ page, section, document }: LoreSource): string {
  const near = [page === null ? '' : `Page ${page}`, section].filter((part) => part !== '').join(', ');
  return near === '' ? document : near;
}

/** As much of a quote as an address can carry: the whole of a short one, else whole words of its first line. */
export function linkQuote(quote: string): string {
  if (quote.length <= QUOTE_LENGTH) return quote;
  const [line = ''] = quote.split('\n');
  return line.length <= QUOTE_LENGTH ? line : line.slice(0, Math.max(40, line.lastIndexOf(' ', QUOTE_LENGTH)));
}
