import { counted, figure } from '#web/ui/format/figures.ts';

/** How many pages of `size` hold `total` things; an empty list has one. */
export function pagesIn(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page a text from an address names, from 1; whatever is no such number is the first. */
export function pageFrom(text: string | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}

/** What is listed, for one and for several of it. */
export interface Noun {
  one: string;
  many: string;
}

/** "51–100 of 240 people": what a page shows, in words; of a list with one page only how many there are. */
export function pageText({ one, many }: Noun, page: number, size: number, total: number): string {
  const first = (page - 1) * size + 1;
  if (first > total || total <= size) return counted(total, one, many);
  return `${figure(first)}–${figure(Math.min(page * size, total))} of ${figure(total)} ${many}`;
}
