import { decodeHTMLAttribute } from 'entities';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { htmlTokens } from '#server/features/world-formats/html/html-tokens.ts';

const running = new Set(['script', 'object', 'embed', 'applet', 'base', 'meta', 'link', 'form']);
const links = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc']);

/** Refuses a page or a piece of one that would run something: scripts, handlers, links to code. */
export function refuseScript(html: string, where: string): void {
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open') continue;
    const isActive = token.name === 'script' || (running.has(token.name) && token.attributes.size > 0 && isLoading(token.name));
    if (isActive || [...token.attributes].some(([name, value]) => isHandler(name, value))) throw importRefusal('script', { name: where });
  }
}

function isLoading(name: string): boolean {
  return name === 'object' || name === 'embed' || name === 'applet';
}

function isHandler(name: string, value: string): boolean {
  return name.startsWith('on') || name === 'srcdoc' || (links.has(name) && isCode(value));
}

/** Whether an address runs code rather than leading somewhere. */
function isCode(address: string): boolean {
  const plain = decodeHTMLAttribute(address)
    .replaceAll(/[\p{Cc}\s]/gu, '')
    .toLowerCase();
  return /^(?:javascript|vbscript|data:text|data:application|data:image\/svg)/.test(plain);
}
