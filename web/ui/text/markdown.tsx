import type { MarkedToken, Token } from 'marked';
import { createElement, memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isMarkdownToken, markdownTokens, safeAddress, textPieces } from './markdown-tokens.ts';

interface MarkdownParts {
  /** What a name in double brackets, `[[name]]` or `[[name|words]]`, becomes; the words alone by default. */
  link?: (name: string, text: string) => ReactNode;
  /** What a picture becomes; its words alone by default, so that nothing is fetched from anywhere. */
  picture?: (source: string, text: string) => ReactNode;
  /** The level of the largest heading, 2 to 6. */
  headingLevel?: number;
}

interface MarkdownProps extends MarkdownParts {
  text: string;
}

/**
 * Markdown as a book sets it. HTML in it is shown as letters, links lead to http, https and mail only, and pictures and
 * names in double brackets are what the caller makes of them.
 */
export const Markdown = memo(function Markdown({ text, ...parts }: MarkdownProps) {
  const tokens = useMemo(() => markdownTokens(text), [text]);
  const largest = Math.min(6, ...tokens.flatMap((token) => (token.type === 'heading' ? [Number(token.depth)] : [])));
  return (
    <div className="flex flex-col gap-[0.8em]">{piecesOf(tokens, { ...parts, headingLevel: (parts.headingLevel ?? 2) - largest + 1 })}</div>
  );
});

function piecesOf(tokens: readonly Token[], parts: MarkdownParts): ReactNode[] {
  return tokens.map((token, at) => (isMarkdownToken(token) ? <Piece key={at} token={token} parts={parts} /> : token.raw));
}

interface PieceProps<Of extends MarkedToken = MarkedToken> {
  token: Of;
  parts: MarkdownParts;
}

function Piece({ token, parts }: PieceProps): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading token={token} parts={parts} />;
    case 'paragraph':
      return <p>{piecesOf(token.tokens, parts)}</p>;
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-[0.6em] border-l-2 border-line-strong pl-4 text-ink-soft">
          {piecesOf(token.tokens, parts)}
        </blockquote>
      );
    case 'list':
      return <List token={token} parts={parts} />;
    case 'list_item':
      return <li className="pl-1">{piecesOf(token.tokens, parts)}</li>;
    case 'table':
      return <Table token={token} parts={parts} />;
    case 'code':
      return <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono text-[0.85em] whitespace-pre-wrap">{token.text}</pre>;
    case 'hr':
      return <hr className="mx-auto my-2 w-24 border-line-strong" />;
    default:
      return <Inline token={token} parts={parts} />;
  }
}

function Inline({ token, parts }: PieceProps): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{piecesOf(token.tokens, parts)}</strong>;
    case 'em':
      return <em>{piecesOf(token.tokens, parts)}</em>;
    case 'del':
      return <del>{piecesOf(token.tokens, parts)}</del>;
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 font-mono text-[0.85em]">{token.text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return <input type="checkbox" disabled checked={token.checked} aria-label={token.checked ? 'Done' : 'Open'} className="mr-2" />;
    case 'link':
      return <Address token={token} parts={parts} />;
    case 'image':
      return parts.picture === undefined ? token.text : parts.picture(token.href, token.text);
    case 'text':
      return token.tokens === undefined ? <TextWithLinks text={token.text} parts={parts} /> : piecesOf(token.tokens, parts);
    case 'escape':
    case 'html':
      return token.text;
    default:
      return token.raw;
  }
}

function TextWithLinks({ text, parts }: { text: string; parts: MarkdownParts }): ReactNode {
  return textPieces(text).map((piece, at) => {
    if ('text' in piece) return piece.text;
    return <span key={at}>{parts.link === undefined ? piece.label : parts.link(piece.name, piece.label)}</span>;
  });
}

function Address({ token, parts }: PieceProps<Extract<MarkedToken, { type: 'link' }>>) {
  const href = safeAddress(token.href);
  if (href === null) return piecesOf(token.tokens, parts);
  return (
    <a
      href={href}
      title={token.title ?? undefined}
      target="_blank"
      rel="noreferrer nofollow"
      className="text-ember underline underline-offset-4"
    >
      {piecesOf(token.tokens, parts)}
    </a>
  );
}

function Heading({ token, parts }: PieceProps<Extract<MarkedToken, { type: 'heading' }>>) {
  const level = Math.min(6, token.depth - 1 + (parts.headingLevel ?? 2));
  const size = token.depth === 1 ? 'text-name' : 'text-[1.05em]';
  return createElement(`h${level}`, { className: `mt-2 font-display font-semibold ${size}` }, ...piecesOf(token.tokens, parts));
}

function List({ token, parts }: PieceProps<Extract<MarkedToken, { type: 'list' }>>) {
  const items = piecesOf(token.items, parts);
  const look = 'flex flex-col gap-1 pl-6 marker:text-ink-faint [&_ol]:mt-1 [&_ul]:mt-1';
  if (!token.ordered) return <ul className={`list-disc ${look}`}>{items}</ul>;
  return (
    <ol start={token.start === '' ? undefined : token.start} className={`list-decimal ${look}`}>
      {items}
    </ol>
  );
}

function Table({ token, parts }: PieceProps<Extract<MarkedToken, { type: 'table' }>>) {
  return (
    <div role="region" aria-label={`Table: ${token.header.map(({ text }) => text).join(', ')}`} tabIndex={0} className="overflow-x-auto">
      <table className="min-w-full border-collapse text-left text-[0.95em]">
        <thead>
          <tr>
            {token.header.map((cell, at) => (
              <th key={at} scope="col" className="border-b-2 border-line-strong px-3 py-1.5 font-semibold">
                {piecesOf(cell.tokens, parts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, line) => (
            <tr key={line} className="border-b border-line">
              {row.map((cell, at) => (
                <td key={at} className="px-3 py-1.5 align-top">
                  {piecesOf(cell.tokens, parts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
