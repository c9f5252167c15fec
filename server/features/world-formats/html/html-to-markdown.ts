import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { escapeMarkdown, holdLineStarts } from './escape-markdown.ts';
import { parseHtml } from './parse-html.ts';
import type { HtmlElement, HtmlNode } from './parse-html.ts';
import { tableToMarkdown } from './table-to-markdown.ts';

export interface HtmlReading {
  /** Text between tags as Markdown; escapes it unless told otherwise. */
  words?: (text: string) => string;
  /** A picture as Markdown; left out unless told otherwise. */
  picture?: (attributes: Map<string, string>) => string;
}

const blocks = new Set(
  `p div section article aside header footer main nav figure figcaption h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr table
  details summary iframe video audio center address fieldset body html`.split(/\s+/),
);
const unseen = new Set(['script', 'style', 'head', 'template', 'noscript']);
const wrapping: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', del: '~~', strike: '~~' };

/** Turns a piece of HTML into Markdown. No markup of it survives as markup; scripts and styles are left out. */
export function htmlToMarkdown(html: string, reading: HtmlReading = {}): string {
  return blocksOf(parseHtml(html).children, { words: escapeMarkdown, picture: () => '', ...reading }).join('\n\n');
}

type Reading = Required<HtmlReading>;

function blocksOf(nodes: HtmlNode[], reading: Reading): string[] {
  const found: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const text = holdLineStarts(inline(line, reading).trim());
    if (text !== '') found.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || (!blocks.has(node.name) && !node.children.some(isBlock))) line.push(node);
    else {
      endLine();
      found.push(...blockOf(node, reading).filter((text) => text !== ''));
    }
  }
  endLine();
  return found;
}

function isBlock(node: HtmlNode): boolean {
  return typeof node !== 'string' && blocks.has(node.name);
}

function blockOf(element: HtmlElement, reading: Reading): string[] {
  const { name, children } = element;
  if (unseen.has(name)) return [];
  if (/^h[1-6]$/.test(name)) return [`${'#'.repeat(Number(name[1]))} ${inline(children, reading).replaceAll(/\s+/g, ' ').trim()}`];
  if (name === 'ul' || name === 'ol') return [list(element, reading)];
  if (name === 'hr') return ['---'];
  if (name === 'pre') return [`\`\`\`\n${plain(children).replaceAll('```', "'''").replace(/\n$/, '')}\n\`\`\``];
  if (name === 'blockquote') return [prefixed(blocksOf(children, reading).join('\n\n'), '> ', '> ')];
  if (name === 'table') return [tableToMarkdown(element, (cell) => inline(cell, reading))];
  if (name === 'summary' || name === 'dt') return [wrap(inline(children, reading), '**')];
  if (name === 'iframe' || name === 'video' || name === 'audio') return [linkTo(element.attributes.get('src') ?? '', name)];
  return blocksOf(children, reading);
}

function list({ name, children }: HtmlElement, reading: Reading): string {
  const items = children.filter((node) => typeof node !== 'string');
  return items
    .map((item, index) => {
      const mark = name === 'ol' ? `${index + 1}. ` : '- ';
      const isLoose = item.name === 'ul' || item.name === 'ol';
      const text = isLoose ? list(item, reading) : blocksOf(item.children, reading).join('\n');
      return prefixed(text, mark, ' '.repeat(mark.length));
    })
    .join('\n');
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
}

function inline(nodes: HtmlNode[], reading: Reading): string {
  return nodes.map((node) => (typeof node === 'string' ? words(node, reading) : inlineElement(node, reading))).join('');
}

function words(text: string, reading: Reading): string {
  const letters = decodeHTML(text.replaceAll(/[ \t\r\n]+/g, ' '));
  // A soft hyphen would keep a word from being found.
  return reading.words(letters.replaceAll('\u00A0', ' ').replaceAll('\u00AD', ''));
}

function inlineElement(element: HtmlElement, reading: Reading): string {
  const { name, attributes, children } = element;
  if (unseen.has(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'img') return reading.picture(attributes);
  const text = inline(children, reading);
  if (name === 'code') return wrap(plain(children).replaceAll('`', "'"), '`');
  if (name === 'a') return /^(?:https?:|mailto:)/i.test(attributes.get('href') ?? '') ? linkTo(attributes.get('href') ?? '', text) : text;
  return wrap(text, Object.hasOwn(wrapping, name) ? (wrapping[name] ?? '') : '');
}

/** Marks around words and not around the spaces beside them. */
function wrap(text: string, mark: string): string {
  const content = text.trim();
  if (content === '' || mark === '') return text;
  const before = text.length - text.trimStart().length;
  return `${text.slice(0, before)}${mark}${content}${mark}${text.slice(before + content.length)}`;
}

function linkTo(address: string, text: string): string {
  const target = decodeHTMLAttribute(address).trim();
  if (!/^(?:https?:|mailto:)/i.test(target)) return '';
  return `[${text.trim() || target}](${encodeURI(decodeSafely(target)).replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address).toWellFormed();
  } catch {
    return address.toWellFormed();
  }
}

function plain(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? decodeHTML(node) : node.name === 'br' ? '\n' : plain(node.children))).join('');
}
