import { z } from 'zod';
import { DocumentFormat } from '#server/features/world-formats/index.ts';

/** A heading and what stands under it up to the next heading, as places in the document's text. */
export const DocumentSection = z.object({
  /** The headings it stands under, its own last; empty before the first heading. */
  path: z.array(z.string()),
  /** Where its heading begins. */
  start: z.int(),
  /** Where the words under the heading begin. */
  body: z.int(),
  end: z.int(),
});
export type DocumentSection = z.infer<typeof DocumentSection>;

/** A document as text: one paragraph, heading, list point or table row per line, without markup. */
export const ReadDocument = z.object({
  name: z.string(),
  format: DocumentFormat,
  text: z.string(),
  sections: z.array(DocumentSection),
  /** Where each page begins in the text; empty for a format without pages. */
  pages: z.array(z.int()),
});
export type ReadDocument = z.infer<typeof ReadDocument>;

/** The page that holds this place in the text, counted from one; null where the document has no pages. */
export function pageAt(document: Pick<ReadDocument, 'pages'>, place: number): number | null {
  const { pages } = document;
  if (pages.length === 0) return null;
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pages[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
