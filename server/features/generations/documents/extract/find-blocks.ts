import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { DocumentLine } from './lines-of.ts';
import type { Find } from './proposal.ts';

/** A block of rules: which lines it covers, besides what was found. */
export interface BlockFind extends Find {
  first: number;
  last: number;
}

const kinds = 'aberration|beast|celestial|construct|dragon|elemental|fey|fiend|giant|humanoid|monstrosity|ooze|plant|undead|swarm';
const creatureLine = new RegExp(`^(?:tiny|small|medium|large|huge|gargantuan)\\b.{0,40}\\b(?:${kinds})\\b.{0,60}(?:,|\\bunaligned)`, 'i');
const schools = 'abjuration|conjuration|divination|enchantment|evocation|illusion|necromancy|transmutation';
const spellLine = new RegExp(`^(?:level \\d+ (?:${schools})|\\d(?:st|nd|rd|th)-level (?:${schools})|(?:${schools}) cantrip)\\b`, 'i');
const itemLine =
  /^(?:wondrous item|weapon|armou?r|shield|potion|oil|elixir|ring|rod|staff|wand|scroll|ammunition|tool|instrument|adventuring gear)\b.{0,80}\b(?:common|uncommon|rare|very rare|legendary|artifact|unique|rarity varies)\b/i;
const armorClass = /^(?:armor class|ac)\b:?\s*\d/i;
const hitPoints = /^(?:hit points|hp)\b:?\s*\d/i;
const partNames =
  /^(?:traits|actions|bonus actions|reactions|legendary actions|lair actions|equipment|description|at higher levels|using a higher-level spell slot)$/i;

/** Finds the blocks that rule books write in a fixed form: creatures, spells, items, peoples and callings. */
export function findBlocks(lines: DocumentLine[]): BlockFind[] {
  const starts = lines.flatMap((_, index) => {
    const start = startAt(lines, index);
    return start ? [start] : [];
  });
  return starts.map((start, index) => {
    const next = starts[index + 1]?.first ?? lines.length;
    const last = endOf(lines, start, next);
    const held = lines.slice(start.first + 1, last + 1);
    const quote = held[0] ?? lines[start.first];
    return {
      ...start,
      last,
      text: held.map((line) => line.text).join('\n'),
      start: lines[start.first]?.start ?? 0,
      end: quote && quote.end - (lines[start.first]?.start ?? 0) <= 400 ? quote.end : (lines[start.first]?.end ?? 0),
      confidence: 0.98,
      foundBy: 'block',
    };
  });
}

interface BlockStart {
  category: LoreCategory;
  name: string;
  first: number;
  /** The line that showed what it is. */
  shown: number;
}

function startAt(lines: DocumentLine[], index: number): BlockStart | null {
  const line = lines[index]?.text ?? '';
  if (line.length > 160) return null;
  const soon = (reach: number, pattern: RegExp) => lines.slice(index + 1, index + 1 + reach).some(({ text }) => pattern.test(text));
  if (creatureLine.test(line) && soon(4, armorClass) && soon(5, hitPoints)) return named('monsters', lines, index, index - 1);
  if (spellLine.test(line) && soon(4, /^casting time\b/i)) return named('spells', lines, index, index - 1);
  if (itemLine.test(line) && !line.endsWith('.')) return named('items', lines, index, index - 1);
  if (/^creature type:/i.test(line) && soon(3, /^size:/i) && soon(4, /^speed:/i))
    return named('races', lines, index, titleAbove(lines, index));
  const core = /^core (.{2,40}) traits\b/i.exec(line);
  if (core) return { category: 'classes', name: core[1] ?? '', first: titleAbove(lines, index), shown: index };
  return null;
}

function named(category: LoreCategory, lines: DocumentLine[], shown: number, first: number): BlockStart | null {
  const name = (lines[first]?.text ?? '').replace(/^(?:[-*•]|\d+[.)])\s*/, '').replace(/[.:]$/, '');
  return name !== '' && name.length <= 80 ? { category, name, first, shown } : null;
}

/** The heading, or else the short line, under which a line stands. */
function titleAbove(lines: DocumentLine[], index: number): number {
  for (let at = index - 1; at >= Math.max(0, index - 6); at--) {
    const line = lines[at];
    if (line && (line.isHeading || (line.text.length <= 40 && !/[.,;:!?]$/.test(line.text)))) return at;
  }
  return index;
}

/** A block ends where the next begins or a heading stands that is none of its parts. */
function endOf(lines: DocumentLine[], { first, shown }: BlockStart, next: number): number {
  const depth = lines[first]?.isHeading ? (lines[first]?.path.length ?? 0) : null;
  for (let at = shown + 1; at < next; at++) {
    const line = lines[at];
    if (!line?.isHeading || partNames.test(line.text)) continue;
    // Without a heading of its own the form is all there is: short lines of it look like headings.
    if (depth === null ? line.text.length > 3 && !/\d/.test(line.text) && !/:/.test(line.text) : line.path.length <= depth) return at - 1;
  }
  return Math.min(next, lines.length) - 1;
}
