/** A name as it is compared: small letters without accents, articles, punctuation and the plural of its last word. */
export function normalName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an?) (?=\S)/, '');
  return singular(plain);
}

/** The last word in the singular, as far as its ending tells. */
export function singular(text: string): string {
  if (/(?:ss|us|is|ous)$/.test(text) || text.length < 4) return text;
  if (text.endsWith('wolves')) return text.replace(/ves$/, 'f');
  if (/[^aeiou]ies$/.test(text)) return text.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(text)) return text.slice(0, -2);
  return text.endsWith('s') ? text.slice(0, -1) : text;
}

/** The groups of three letters of a name's words, each word padded as PostgreSQL's pg_trgm does. */
export function trigramsOf(name: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of name.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** How much two sets of trigrams share, from 0 to 1. */
export function similarity(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared++;
  return shared / (a.size + b.size - shared);
}
