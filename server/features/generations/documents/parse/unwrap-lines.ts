/**
 * Joins lines that were broken only because the page ended there: where the next word would not have fitted, or where a
 * sentence goes on in small letters. Lines that open something of their own are kept apart.
 */
export function unwrapLines(lines: string[]): string[] {
  const width = wrapWidth(lines);
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && continues(before, line, width)) joined[joined.length - 1] = `${last} ${line.trim()}`;
    else joined.push(line);
    before = line;
  }
  return joined;
}

const opening = /^\s*(?:[-*+•–>|#=]|\*\*|__|\d{1,3}[.)]\s|[A-Za-z][\w' ]{0,24}(?::| [-=–]>?)\s)/;

function continues(before: string, line: string, width: number): boolean {
  if (before.trim() === '' || line.trim() === '' || opening.test(line) || /^\s*[|#=]/.test(before)) return false;
  if (/[a-z,;]$/.test(before) && /^\s*[a-z]/.test(line) && before.length > 40) return true;
  const word = /^\s*(\S+)/.exec(line)?.[1] ?? '';
  return width > 0 && before.length > width * 0.6 && before.length + 1 + word.length > width;
}

/** The column at which a text was wrapped; 0 when its lines are whole paragraphs. */
function wrapWidth(lines: string[]): number {
  const lengths = lines.map((line) => line.length).filter((length) => length > 40);
  if (lengths.length < 5) return 0;
  const sorted = lengths.toSorted((a, b) => a - b);
  const longest = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return longest <= 120 ? longest : 0;
}
