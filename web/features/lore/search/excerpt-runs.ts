/** A run of an excerpt; those that were found are marked. */
export interface ExcerptRun {
  text: string;
  found: boolean;
}

/** Parts an excerpt at its marks « and », without the signs of headings, links and emphasis. A mark without its partner is a letter like any other. */
export function excerptRuns(excerpt: string): ExcerptRun[] {
  return excerpt
    .replaceAll(/(^|\s)(#{1,6}|>|:::(\s*dm\b)?)(?=\s|$)/g, '$1')
    .replaceAll(/\[\[|\]\]|\*|(?<=\s):?-{3,}:?(?=\s|$)/g, '')
    .replaceAll(/\s*\|\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
    .split(/(«[^«»]*»)/)
    .filter((text) => text !== '')
    .map((text) => (/^«[^«»]*»$/.test(text) ? { text: text.slice(1, -1), found: true } : { text, found: false }));
}
