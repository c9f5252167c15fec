import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { DocumentLine } from './lines-of.ts';
import { categoryOfHeading } from './lore-words.ts';
import type { Find } from './proposal.ts';

/** Headings that speak of the book, not of its world. */
const bookish =
  /^(?:introduction|background|overview|appendix|development|conclusion|contents|credits|notes?|advice|others?|how to|using|part|chapter|summary|rewards?|rules?|general|traits|actions|reactions|history|description|running|in general|of the .* in general)\b/i;

/** A line that opens with a name: "- Name - words", "Name: words", "Name. Words", "Name = words", "Name (words)". */
const opening = /^(?<mark>[-*•+]\s+)?(?<name>(?:the )?[\p{Lu}\d][^:=.>()|–—?!]{1,60}?)(?<sign>\s*(?:[:=–—]|->|\s-)\s|\.\s|\s\(|\?+\s|$)/u;

/** Finds what stands under a heading that names a category: its sub-headings, its list points, its paragraphs that open with a name. */
export function findHeaded(lines: DocumentLine[]): Find[] {
  const finds: Find[] = [];
  const numbered = lines.filter((line) => isNumbered(line)).length >= 3;
  let spoken: LoreCategory | null = null;
  for (const [index, line] of lines.entries()) {
    const named = contextLine(line, lines[index + 1]);
    if (named !== undefined) spoken = named;
    const above = line.path.slice(0, line.isHeading ? -1 : undefined).findLast((heading) => categoryOfHeading(heading) !== null);
    const category = above === undefined ? spoken : categoryOfHeading(above);
    if (line.isHeading) {
      const place = numbered && isNumbered(line) ? 'geography' : category;
      const find = place === null ? null : ofHeading(lines, index, place);
      if (find) finds.push(find);
    } else if (category !== null && standsDirectly(line, above)) {
      const find = ofLine(line, category);
      if (find) finds.push(find);
    }
  }
  return finds;
}

function isNumbered(line: DocumentLine): boolean {
  return line.isHeading && /^(?:area |room )?[A-Z]?\d{1,3}[.:)]\s+\S/.test(line.text);
}

/** In notes without headings a short line may announce what follows; undefined where it announces nothing, null where it ends that. */
function contextLine(line: DocumentLine, next: DocumentLine | undefined): LoreCategory | null | undefined {
  if (line.isHeading) return null;
  if (/^[-*•]/.test(line.text)) return undefined;
  return line.text.length <= 30 && /^[-*•]/.test(next?.text ?? '') ? categoryOfHeading(line.text) : null;
}

function standsDirectly(line: DocumentLine, above: string | undefined): boolean {
  return above === undefined || line.path.at(-1) === above;
}

function ofHeading(lines: DocumentLine[], index: number, category: LoreCategory): Find | null {
  const line = lines[index];
  if (!line) return null;
  const name = line.text.replace(/^(?:area |room )?[A-Z]?\d{1,3}[.:)]\s+/i, '').trim();
  const next = lines[index + 1];
  if (bookish.test(name) || categoryOfHeading(name) === category || name.length > 60 || !next || next.isHeading) return null;
  const under: DocumentLine[] = [];
  for (let at = index + 1; at < lines.length && lines[at]?.isHeading === false && under.length < 12; at++) under.push(lines[at] ?? line);
  if (under.every((held) => held.text.length < 30)) return null;
  return {
    category,
    name,
    text: under.map((held) => held.text).join('\n'),
    start: next.start,
    end: Math.min(next.end, next.start + 400),
    confidence: 0.9,
    foundBy: 'heading',
  };
}

function ofLine(line: DocumentLine, category: LoreCategory): Find | null {
  const match = opening.exec(line.text);
  const { mark, name = '', sign = '' } = match?.groups ?? {};
  const rest = line.text.slice(match?.[0].length ?? 0);
  // In running text a full stop after few words ends a sentence; after a title of a quest it does not.
  const isPoint = mark !== undefined;
  const isTitle = name.split(' ').every((word) => /^[\p{Lu}\d]/u.test(word) || word.length <= 4) && name.split(' ').length <= 6;
  if (!match || (!isPoint && sign.trim() === '') || (!isPoint && !isTitle) || rest.length < (isPoint ? 0 : 20)) return null;
  if (!isPoint && /^\.|^\?/.test(sign) && category !== 'quests') return null;
  if ((category !== 'quests' && /^(?:no|what|who|why|if|use|ask|roll|npc names)\b/i.test(name)) || name.split(' ').length > 7) return null;
  const trimmed = name.replace(/^the /i, '').trim();
  return {
    category,
    name: trimmed,
    text: line.text.replace(/^[-*•+]\s+/, ''),
    start: line.start,
    end: Math.min(line.end, line.start + 400),
    confidence: 0.85,
    foundBy: 'heading',
  };
}
