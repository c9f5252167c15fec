import { linkKey } from '#domain/world/lore/links.ts';
import { limits } from '#domain/limits/limits.ts';
import { plainText } from '#server/features/model/index.ts';

/** A text without lines that would open or close a passage: who may read a text is for people to say, not for the text. */
export function calmFences(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => {
      const plain = line.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
      return plain.includes(':::') ? plain.replaceAll(/:{2,}/g, ':') : line;
    })
    .join('\n');
}

/** A name on one line, without the signs that links are made of, no longer than a name may be. */
export function calmName(name: string): string {
  return plainText(name.toWellFormed())
    .replaceAll(/[[\]|<>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limits.loreNameLength)
    .toWellFormed()
    .trim();
}

/** A text whose links lead to what there is: of all others the words stay, and of links within them as well. */
function calmLinks(text: string, isKnown: (name: string) => boolean): string {
  const calm = text.replaceAll(/\[\[([^[\]|\n]*)(?:\|([^[\]\n]*))?\]\]/g, (link, name: string, label?: string) =>
    isKnown(name) ? link : (label ?? name).trim(),
  );
  return calm === text ? text : calmLinks(calm, isKnown);
}

/**
 * What a model wrote, as lore: Markdown without pictures, addresses or HTML, without fences, and with links only to what
 * there is. `isKnown` tells whether something has that name.
 */
export function calmText(text: string, isKnown: (name: string) => boolean): string {
  const bare = calmFences(plainText(text.toWellFormed()))
    .replaceAll(/!\[[^\]\n]*\](?:\([^)\n]*\))?/g, '')
    .replaceAll(/(?<!\[)\[([^[\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/<\/?[a-z!][^>\n]*>/gi, '');
  // Once more, for what was taken out may have held the signs of a fence apart.
  return calmFences(calmLinks(bare, isKnown))
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, limits.loreTextLength);
}

/** Whether something has one of these names. */
export function knownNames(names: Iterable<string>): (name: string) => boolean {
  const keys = new Set([...names].map(linkKey));
  return (name) => keys.has(linkKey(name));
}
