import { passagesOf } from '#domain/permissions/audience.ts';

/**
 * A text in parts of at most so many characters, cut between lines where it can be. A passage that is cut is closed and
 * opened again, so that each part hides what the whole hid. A text whose fences are not in order is cut as it is.
 */
export function splitText(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const isInOrder = passagesOf(text) !== null;
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  let open: string | null = null;
  const add = (line: string) => {
    part.push(line);
    length += line.length + 1;
  };
  const finish = () => {
    if (open !== null) add(':::');
    parts.push(part.join('\n'));
    [part, length] = [[], 0];
    if (open !== null) add(open);
  };
  for (const line of text.split('\n').flatMap((each) => piecesOf(each, most / 2))) {
    if (length + line.length + 5 > most) finish();
    add(line);
    if (isInOrder && line.includes(':::')) open = line.trim() === ':::' ? null : line;
  }
  finish();
  return parts;
}

/** A line in pieces of which none ends within a character. */
function piecesOf(line: string, most: number): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const piece = rest.slice(0, most);
    const end = piece.isWellFormed() ? most : most - 1;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
