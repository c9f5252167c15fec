/** A stretch of a text that stayed, went or came. */
export interface DifferencePiece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Words compared at most, one text times the other; beyond that the differing middle is shown as a whole. */
const WORD_PAIRS_COMPARED = 2_000_000;

/** What changed from one text to another, word by word. */
export function differenceOf(before: string, after: string): DifferencePiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const middle = compare(old.slice(start, old.length - tail), now.slice(start, now.length - tail));
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ]);
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}'’]+|[^\s]/gu) ?? [];
}

function compare(old: string[], now: string[]): DifferencePiece[] {
  if (old.length * now.length > WORD_PAIRS_COMPARED) return replaced(old, now);
  const lengths = commonLengths(old, now);
  const pieces: DifferencePiece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < now.length) {
    const text = old[row] ?? '';
    if (text === now[column]) {
      pieces.push({ kind: 'same', text });
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      pieces.push({ kind: 'gone', text });
      row += 1;
    } else {
      pieces.push({ kind: 'new', text: now[column] ?? '' });
      column += 1;
    }
  }
  return [...pieces, ...replaced(old.slice(row), now.slice(column))];
}

function replaced(old: string[], now: string[]): DifferencePiece[] {
  return [
    { kind: 'gone', text: old.join('') },
    { kind: 'new', text: now.join('') },
  ];
}

/** For each pair of places how many words the rests have in common. */
function commonLengths(old: string[], now: string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const [line, below] = [lengths[row], lengths[row + 1]];
    if (!line || !below) continue;
    for (let column = now.length - 1; column >= 0; column -= 1) {
      line[column] = old[row] === now[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Joins neighbours; what went and what came between two stretches that stayed stand together, and blanks part no change. */
function joined(pieces: DifferencePiece[]): DifferencePiece[] {
  const result: DifferencePiece[] = [];
  let gone = '';
  let fresh = '';
  const finish = () => {
    if (gone !== '') result.push({ kind: 'gone', text: gone });
    if (fresh !== '') result.push({ kind: 'new', text: fresh });
    [gone, fresh] = ['', ''];
  };
  for (const [at, { kind, text }] of pieces.entries()) {
    const next = pieces.slice(at + 1).find((piece) => piece.text !== '');
    const isGap = kind === 'same' && text.trim() === '' && gone !== '' && fresh !== '' && next !== undefined && next.kind !== 'same';
    if (kind === 'gone' || isGap) gone += text;
    if (kind === 'new' || isGap) fresh += text;
    if (kind !== 'same' || isGap || text === '') continue;
    finish();
    const last = result.at(-1);
    if (last?.kind === 'same') last.text += text;
    else result.push({ kind, text });
  }
  finish();
  return result;
}
