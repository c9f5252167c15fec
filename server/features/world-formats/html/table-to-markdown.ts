import type { HtmlElement, HtmlNode } from './parse-html.ts';

/** A table with its first row as the head. Cells keep their words on one line; one that spans several leaves those empty. */
export function tableToMarkdown(table: HtmlElement, inline: (cell: HtmlNode[]) => string): string {
  const rows = rowsOf(table).map((row) => row.children.filter(isCell).map((cell) => cellText(inline(cell.children))));
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const lines = rows.map((row) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`);
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.name === 'tr' ? [node] : node.name === 'table' ? [] : rowsOf(node);
  });
}

function isCell(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && (node.name === 'td' || node.name === 'th');
}

function cellText(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .join(' ')
    .trim()
    .replaceAll('|', String.raw`\|`);
}
