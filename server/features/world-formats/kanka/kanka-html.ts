import { refuseScript } from '#server/features/world-formats/files/refuse-script.ts';
import { escapeMarkdown } from '#server/features/world-formats/html/escape-markdown.ts';
import { htmlToMarkdown } from '#server/features/world-formats/html/html-to-markdown.ts';
import type { ImportNotes } from '#server/features/world-formats/import-notes.ts';
import type { KankaRecords } from './kanka-records.ts';

/** Options that a mention may carry besides the words it shows. */
const option = /^(?:page|anchor|params|tab|field|alias|post|entity-name):?/i;

/**
 * The HTML of a record as Markdown, its mentions `[character:12|words]` as links. Refuses HTML with scripts. `pictureOf`
 * tells where a picture of the gallery is kept.
 */
export function kankaToMarkdown(
  html: string,
  where: string,
  records: KankaRecords,
  pictureOf: (id: string) => string | null,
  notes: ImportNotes,
): string {
  if (html === '') return '';
  refuseScript(html, where);
  const words = (text: string): string =>
    text
      .split(/(\[[a-z_]+:\d+(?:\|[^[\]|]*)*\])/gi)
      .map((part) => mention(part, records, notes) ?? escapeMarkdown(part))
      .join('');
  const picture = (attributes: Map<string, string>): string => {
    const path = pictureOf(attributes.get('data-gallery-id') ?? '');
    const alt = escapeMarkdown(attributes.get('alt') ?? '');
    if (path !== null) return `![${alt}](${encodeURI(path)})`;
    notes.noPlace('entry (pictures elsewhere)', where, attributes.get('src') ?? alt);
    return '';
  };
  return htmlToMarkdown(html, { words, picture });
}

function mention(part: string, { linkToEntity }: KankaRecords, notes: ImportNotes): string | null {
  const [, kind = '', number = '', rest = ''] = /^\[([a-z_]+):(\d+)((?:\|[^[\]|]*)*)\]$/i.exec(part) ?? [];
  if (kind === '') return null;
  const shown = rest
    .split('|')
    .filter((segment) => segment !== '' && !option.test(segment))
    .at(-1);
  const link = linkToEntity(number, shown);
  if (link === null) notes.changed('A mention of something that is not in the export became plain words');
  return link ?? escapeMarkdown(shown ?? part);
}
