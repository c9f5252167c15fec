export type Property = string | number | null | readonly string[] | Readonly<Record<string, string | number | null>>;

/** Writes a note: the properties that hold something, in the order given, then the words as they are. */
export function writeFrontmatter(properties: Readonly<Record<string, Property>>, text: string): string {
  const lines = Object.entries(properties).flatMap(([key, value]) => linesOf(key, value));
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}

function linesOf(key: string, value: Property): string[] {
  if (value === null) return [];
  if (typeof value !== 'object') return [`${key}: ${scalar(value)}`];
  if (isList(value)) return value.length === 0 ? [] : [`${key}:`, ...value.map((one) => `  - ${scalar(one)}`)];
  const inner = Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [`  ${name}: ${scalar(one)}`]));
  return inner.length === 0 ? [] : [`${key}:`, ...inner];
}

function isList(value: Property): value is readonly string[] {
  return Array.isArray(value);
}

/** Words that YAML would read as something else than words. */
const notWords = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i;

/** Plain words as they are, everything else in quotes as JSON writes it, which YAML reads the same. */
function scalar(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return /^\p{L}(?:[\p{L}\p{M}\p{N} '’-]*[\p{L}\p{M}\p{N}])?$/u.test(value) && !notWords.test(value) ? value : quoted(value);
}

function quoted(value: string): string {
  return JSON.stringify(value).replaceAll(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, (char) => {
    return String.raw`\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
