import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A text as a description of Foundry: its paragraphs as HTML. */
export function htmlOf(text: string): string {
  if (text === '') return '';
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Links and rolls that Foundry writes into texts, as the words that it shows in their place. */
function withoutLinks(text: string): string {
  return text
    .replaceAll(/[@&][A-Za-z]+\[[^\]]*\]\{([^}]*)\}/g, '$1')
    .replaceAll(/&Reference\[([^\]=]*=)?([^\]]*)\]/g, '$2')
    .replaceAll(/\[\[(?:\/[a-z]+\s+)?([^\]]*)\]\](?:\{([^}]*)\})?/g, (_all, roll: string, label: string | undefined) => label ?? roll);
}

/** The words of a description of Foundry, paragraphs parted by an empty line. */
export function textOfHtml(html: string): string {
  const bare = withoutLinks(html)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/<(?:br)\s*\/?>/gi, '\n')
    .replaceAll(/<\/(?:p|h\d|ul|ol|table|div|section)\s*>/gi, '\n\n')
    .replaceAll(/<\/(?:li|tr)\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('<', '');
  const said = bare.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_all, name: string) => entities[name] ?? '');
  return said
    .split('\n')
    .map((line) => withoutHiddenCharacters(line).trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
