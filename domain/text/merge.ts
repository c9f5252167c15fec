/** Lines compared at most, one text times the other; beyond that a merge is left to people. */
const LINE_PAIRS_COMPARED = 4_000_000;

/**
 * Merges what two people made of one text, line by line: what only one of them changed is taken from that one. Null when
 * both changed the same or neighbouring lines in different ways, or the texts are too long to compare.
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const old = base.split('\n');
  const [left, right] = [mine.split('\n'), theirs.split('\n')];
  const inLeft = matches(old, left);
  const inRight = matches(old, right);
  if (!inLeft || !inRight) return null;
  const merged: string[] = [];
  let at = { old: 0, left: 0, right: 0 };
  for (const next of anchors(inLeft, inRight, { old: old.length, left: left.length, right: right.length })) {
    const chunk = mergeChunk(old.slice(at.old, next.old), left.slice(at.left, next.left), right.slice(at.right, next.right));
    if (chunk === null) return null;
    merged.push(...chunk);
    if (next.old < old.length) merged.push(old[next.old] ?? '');
    at = { old: next.old + 1, left: next.left + 1, right: next.right + 1 };
  }
  return merged.join('\n');
}

/** Merges two people's changes to a list without order: what either added or took away. */
export function mergeList(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = mine.filter((each) => theirs.includes(each) || !base.includes(each));
  const added = theirs.filter((each) => !base.includes(each) && !kept.includes(each));
  return [...kept, ...added];
}

interface Place {
  old: number;
  left: number;
  right: number;
}

/** Lines that stand in all three, and the end of all three. */
function anchors(inLeft: Map<number, number>, inRight: Map<number, number>, end: Place): Place[] {
  const shared = [...inLeft].flatMap(([old, left]) => {
    const right = inRight.get(old);
    return right === undefined ? [] : [{ old, left, right }];
  });
  return [...shared, end];
}

function mergeChunk(old: string[], left: string[], right: string[]): string[] | null {
  if (isSame(left, right) || isSame(right, old)) return left;
  return isSame(left, old) ? right : null;
}

function isSame(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((line, n) => line === other[n]);
}

/** Which line of the one is which of the other, in order, by a longest common subsequence; null when there are too many. */
function matches(one: string[], other: string[]): Map<number, number> | null {
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(one.length, other.length) - start && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const [rows, columns] = [one.length - start - tail, other.length - start - tail];
  if (rows * columns > LINE_PAIRS_COMPARED) return null;
  const found = new Map<number, number>();
  for (let n = 0; n < start; n += 1) found.set(n, n);
  const lengths = commonLengths(one.slice(start, start + rows), other.slice(start, start + columns));
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (one[start + row] === other[start + column]) {
      found.set(start + row, start + column);
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  for (let n = tail; n > 0; n -= 1) found.set(one.length - n, other.length - n);
  return found;
}

/** For each pair of places how many lines the rests have in common. */
function commonLengths(one: string[], other: string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const [line, below] = [lengths[row], lengths[row + 1]];
    if (!line || !below) continue;
    for (let column = other.length - 1; column >= 0; column -= 1) {
      line[column] = one[row] === other[column] ? (below[column + 1] ?? 0) + 1 : Math.max(below[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return lengths;
}
