import { markdownTokens } from '#web/ui/text/markdown-tokens.ts';

interface Piece {
  type: string;
  depth?: unknown;
  text?: unknown;
  tokens?: unknown;
  items?: unknown;
}

/** The headings of a Markdown text in order, each with its depth from 1, also those in quotes and lists. */
export function headingsIn(text: string): { text: string; level: number }[] {
  return markdownTokens(text).flatMap((token) => headingsOf(token));
}

function headingsOf(piece: Piece): { text: string; level: number }[] {
  if (piece.type === 'heading') return [{ text: plain(String(piece.text)), level: Number(piece.depth) }];
  return [piece.tokens, piece.items].flatMap((inner) => (Array.isArray(inner) ? inner.filter(isPiece).flatMap(headingsOf) : []));
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function plain(text: string): string {
  return text
    .replaceAll(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, (_, name: string, text: string | undefined) => text ?? name)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]+/g, '');
}
