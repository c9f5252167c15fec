export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string };

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Elements whose content is no markup in HTML; in XML there are none. */
const raw = new Set(['script', 'style', 'textarea', 'title']);

/**
 * Splits HTML or XML into tags and the text between them, names in small letters. Comments, declarations and instructions
 * are left out. It builds no tree and never fails: a `<` that opens no tag is text.
 */
export function* htmlTokens(source: string, dialect: 'html' | 'xml' = 'html'): Generator<HtmlToken> {
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0) {
      yield { kind: 'text', text: source.slice(at) };
      return;
    }
    if (open > at) yield { kind: 'text', text: source.slice(at, open) };
    const { token, next } = readMarkup(source, open, dialect === 'xml' ? anyName : htmlName);
    at = next;
    if (token === null) continue;
    yield token;
    if (dialect === 'html' && token.kind === 'open' && raw.has(token.name)) {
      const end = closing(source, token.name, at);
      if (end > at) yield { kind: 'text', text: source.slice(at, end) };
      at = end;
    }
  }
}

const htmlName = /^<(\/?)([a-z][^\s<>/]*)/i;
const anyName = /^<(\/?)([^\s<>/]+)/;

function readMarkup(source: string, open: number, pattern: RegExp): { token: HtmlToken | null; next: number } {
  if (source.startsWith('<!--', open)) return { token: null, next: after(source, '-->', open + 4) };
  if (source.startsWith('<![CDATA[', open)) {
    const next = after(source, ']]>', open);
    return { token: { kind: 'text', text: source.slice(open + 9, next - 3) }, next };
  }
  if (/[!?]/.test(source[open + 1] ?? '')) return { token: null, next: after(source, '>', open) };
  const [, slash = '', name = ''] = pattern.exec(source.slice(open, open + 200)) ?? [];
  if (name === '') return { token: { kind: 'text', text: '<' }, next: open + 1 };
  const end = endOfTag(source, open + 1 + slash.length + name.length);
  if (slash !== '') return { token: { kind: 'close', name: name.toLowerCase() }, next: end + 1 };
  const inside = source.slice(open + 1 + name.length, end);
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of inside.matchAll(attribute)) {
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return { token: { kind: 'open', name: name.toLowerCase(), attributes, isClosed: inside.endsWith('/') }, next: end + 1 };
}

/** The `>` that ends a tag; one within quotes does not. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  return source.length;
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? source.length : at + mark.length;
}

function closing(source: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}[\\s>/]`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}
