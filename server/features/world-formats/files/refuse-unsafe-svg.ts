import { decodeHTML } from 'entities';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { htmlTokens } from '#server/features/world-formats/html/html-tokens.ts';

const drawn = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textpath title desc metadata image clippath mask
  pattern marker lineargradient radialgradient stop filter switch view style solidcolor hatch hatchpath mesh meshgradient
  feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight
  fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset
  fepointlight fespecularlighting fespotlight fetile feturbulence`.split(/\s+/),
);
const drawing = 'http://www.w3.org/2000/svg';

/**
 * Refuses a drawing that does more than draw: scripts, handlers, foreign parts, anything it would load from elsewhere, and
 * entities of its own.
 */
export function refuseUnsafeSvg(svg: string, where: string): void {
  if (/<!ENTITY|<!DOCTYPE[^<>]*\[/i.test(svg)) throw importRefusal('xmlEntities', { name: where });
  if (/<\?xml-stylesheet/i.test(svg)) throw importRefusal('script', { name: where });
  let isDrawing = false;
  let styles = '';
  let inStyle = false;
  for (const token of htmlTokens(svg, 'xml')) {
    if (token.kind === 'text' && inStyle) styles += token.text;
    if (token.kind === 'text') continue;
    const name = token.name.replace(/^svg:/, '');
    if (name === 'style') inStyle = token.kind === 'open' && !token.isClosed;
    if (token.kind !== 'open') continue;
    isDrawing ||= name === 'svg';
    // Parts of drawing programs carry their own prefix and draw nothing.
    const isKnown = drawn.has(name) || (name.includes(':') && !name.startsWith('xhtml:'));
    if (!isKnown || [...token.attributes].some(([key, value]) => isUnsafe(key, value))) throw importRefusal('script', { name: where });
  }
  if (!isDrawing) throw importRefusal('wrongExtension', { name: where });
  if (loads(styles)) throw importRefusal('script', { name: where });
}

function isUnsafe(name: string, raw: string): boolean {
  const value = decodeHTML(raw).trim();
  if (name === 'xmlns' || name === 'xmlns:svg') return value !== drawing;
  // A prefix of one's own for drawing or for pages would bring forbidden parts in under another name.
  if (name.startsWith('xmlns:')) return value === drawing || /xhtml/i.test(value);
  if (name.startsWith('on')) return true;
  if (/(?:^|:)href$/.test(name)) return !/^(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i.test(value) && value !== '';
  return loads(value);
}

/** Whether a style brings something in from elsewhere or runs it. */
function loads(style: string): boolean {
  const plain = withoutComments(decodeHTML(style));
  const addresses = plain.matchAll(/url\(\s*['"]?\s*([^'"()]*)/gi);
  return /\\|@import|expression\s*\(|javascript:/i.test(plain) || [...addresses].some(([, address = '']) => !address.startsWith('#'));
}

function withoutComments(style: string): string {
  return style
    .split('*/')
    .map((part) => part.split('/*')[0])
    .join(' ');
}
