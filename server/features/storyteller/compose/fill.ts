import { capitalize } from '#domain/text/capitalize.ts';
const slotPattern = /\{(\w+)\}/g;
const own = new Set(['hero', 'other', 'others']);

/** The slots that a text has. */
export function slotsIn(text: string): string[] {
  return [...text.matchAll(slotPattern)].map((match) => match[1] ?? '');
}

function startsSentence(before: string): boolean {
  return before === '' || /[.!?]["')]*\s+["'(]*$/.test(before) || /^["'(]+$/.test(before);
}

/** "The Mill Yard" stands as "the Mill Yard" inside a sentence; what opens a sentence has a capital. Names of heroes stay as they are. */
function cased(value: string, slot: string, before: string): string {
  if (own.has(slot)) return value;
  if (startsSentence(before)) return capitalize(value);
  return value.replace(/^(The|An|A) (?=\S)/, (article) =>
    slot === 'npc' || slot === 'scene' || slot === 'feature' || slot === 'exit' || slot === 'loot' ? article.toLowerCase() : article,
  );
}

/** Puts the values into the slots, with capitals where sentences begin. */
export function fill(text: string, values: ReadonlyMap<string, string>): string {
  let narrated = '';
  let last = 0;
  for (const match of text.matchAll(slotPattern)) {
    const slot = match[1] ?? '';
    narrated += text.slice(last, match.index);
    const value = values.get(slot) ?? '';
    narrated += cased(value, slot, narrated);
    last = match.index + match[0].length;
    if (value === '' && values.has(slot) && text[last] === ' ') last += 1;
  }
  return narrated + text.slice(last);
}
