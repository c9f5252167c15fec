import { Marked } from 'marked';
import type { MarkedToken, Token } from 'marked';

/** A name in double brackets, perhaps with the words it is shown as. */
const BRACKETS = /\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]/;

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'brackets',
      level: 'inline',
      start: (source) => {
        const at = source.indexOf('[[');
        return at === -1 ? undefined : at;
      },
      // Emphasis and links inside the brackets are part of the name.
      tokenizer: (source) => {
        const found = BRACKETS.exec(source);
        return found?.index === 0 ? { type: 'text', raw: found[0], text: found[0] } : undefined;
      },
    },
  ],
});

/** The pieces of a Markdown text. Nothing of it is HTML: a tag is a piece that holds its own letters. */
export function markdownTokens(text: string): readonly Token[] {
  return marked.lexer(text);
}

const kinds = new Set(
  'blockquote br checkbox code codespan def del em escape heading hr html image link list list_item paragraph space strong table text'.split(
    ' ',
  ),
);

export function isMarkdownToken(token: Token): token is MarkedToken {
  return kinds.has(token.type);
}

/** A stretch of text: letters as they stand, or a name in double brackets. */
export type TextPiece = { text: string } | { name: string; label: string };

/** Parts a text at its names in double brackets, and reads the letters that are written as entities. */
export function textPieces(text: string): TextPiece[] {
  return text.split(/(\[\[[^[\]\n]{1,401}\]\])/).flatMap((part): TextPiece[] => {
    const [whole, name = '', label] = BRACKETS.exec(part) ?? [];
    if (whole !== undefined && whole === part) return [{ name: name.trim(), label: (label ?? name).trim() }];
    return part === '' ? [] : [{ text: withoutEntities(part) }];
  });
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** An address that a text may lead to: the web's and mail's; null for every other. */
export function safeAddress(href: string): string | null {
  const protocol = URL.canParse(href) ? new URL(href).protocol : '';
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
}
