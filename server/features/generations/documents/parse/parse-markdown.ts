import type { Piece } from './assemble.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** Markdown to pieces: headings by their signs, by underlining, or a short line all in bold; the words keep no markup. */
export function* parseMarkdown(text: string): Generator<Piece> {
  const lines = unwrapLines(withoutFrontMatter(text).split('\n'));
  let fenced = false;
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').trim();
    if (/^(?:```|~~~)/.test(line)) fenced = !fenced;
    if (line === '' || /^(?:```|~~~|:::)/.test(line) || /^[-=*_ ]{3,}$/.test(line)) continue;
    const heading = fenced ? null : (signed(line) ?? underlined(line, lines[index + 1] ?? '') ?? bold(line));
    if (heading) yield { kind: 'heading', ...heading };
    else if (!/^\|?[\s:|-]+\|?$/.test(line)) yield { kind: 'line', text: row(plain(line.replace(/^(?:>\s?)+/, ''))) };
  }
}

/** A line of Markdown without its marks; links keep their words. */
function plain(line: string): string {
  return line
    .replaceAll(/!?\[\[([^\]|]{1,200})(?:\|([^\]]{1,200}))?\]\]/g, (_, name: string, text: string | undefined) => text ?? name)
    .replaceAll(/!?\[([^\]]{0,300})\]\([^)\s]{0,500}\)/g, '$1')
    .replaceAll(/(\*{1,3}|_{1,3}|~~|`+)(?=\S)(.{1,2000}?)(?<=\S)\1(?!\w)/g, (whole, mark: string, text: string) =>
      mark.length === 1 || mark.length === 3 || mark === '**' || mark === '__' || mark === '~~' ? text.replaceAll('*', '') : whole,
    )
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1')
    .replaceAll(/<\/?[a-z][^<>]{0,100}>/gi, '');
}

function row(line: string): string {
  if (!line.startsWith('|')) return line;
  const cells = line.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ');
}

function signed(line: string): { level: number; text: string } | null {
  const match = /^(#{1,6})\s+(\S.*)$/.exec(line);
  return match ? { level: match[1]?.length ?? 1, text: plain((match[2] ?? '').replace(/\s#+$/, '')) } : null;
}

function underlined(line: string, after: string): { level: number; text: string } | null {
  if (line.length > 100 || line.startsWith('|') || line.startsWith('-')) return null;
  if (/^={3,}\s*$/.test(after)) return { level: 1, text: plain(line) };
  return /^-{3,}\s*$/.test(after) ? { level: 2, text: plain(line) } : null;
}

function bold(line: string): { level: number; text: string } | null {
  const match = /^(\*\*|__)([^*_]{2,60})\1$/.exec(line);
  const text = match?.[2] ?? '';
  return text !== '' && !/[.,;!?:]$/.test(text) ? { level: 6, text } : null;
}

function withoutFrontMatter(text: string): string {
  if (!text.startsWith('---\n')) return text;
  const end = text.indexOf('\n---\n', 4);
  return end < 0 ? text : text.slice(end + 5);
}
