import { htmlTokens } from './html-tokens.ts';

export interface HtmlElement {
  name: string;
  attributes: Map<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

/** Elements within elements; what is nested deeper lies flat in the deepest. */
const NESTED_ELEMENTS = 100;
const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col', 'area', 'track', 'param', 'link', 'meta', 'base', 'embed']);
/** What the opening of an element ends, as far out as one of the second list. */
const implied: Record<string, { ends: string[]; within: string[] }> = {
  li: { ends: ['li'], within: ['ul', 'ol'] },
  tr: { ends: ['tr', 'td', 'th'], within: ['table'] },
  td: { ends: ['td', 'th'], within: ['tr', 'table'] },
  th: { ends: ['td', 'th'], within: ['tr', 'table'] },
  dt: { ends: ['dt', 'dd'], within: ['dl'] },
  dd: { ends: ['dt', 'dd'], within: ['dl'] },
};
const endParagraph = new Set(['p', 'div', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Reads a piece of HTML into a tree, forgiving as browsers are: what is not closed is closed where it must be. */
export function parseHtml(source: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const innermost = (): HtmlElement => open.at(-1) ?? root;
  for (const token of htmlTokens(source)) {
    if (token.kind === 'text') innermost().children.push(token.text);
    else if (token.kind === 'close') closeTo(open, token.name);
    else {
      closeImplied(open, token.name);
      const element = { name: token.name, attributes: token.attributes, children: [] };
      innermost().children.push(element);
      if (!empty.has(token.name) && !token.isClosed && open.length < NESTED_ELEMENTS) open.push(element);
    }
  }
  return root;
}

function closeTo(open: HtmlElement[], name: string): void {
  const at = open.findLastIndex((element) => element.name === name);
  if (at > 0) open.length = at;
}

function closeImplied(open: HtmlElement[], name: string): void {
  if (endParagraph.has(name) && open.at(-1)?.name === 'p') open.pop();
  const rule = Object.hasOwn(implied, name) ? implied[name] : undefined;
  if (!rule) return;
  const border = open.findLastIndex((element) => rule.within.includes(element.name));
  const at = open.findIndex((element, index) => index > Math.max(border, 0) && rule.ends.includes(element.name));
  if (at > 0) open.length = at;
}
