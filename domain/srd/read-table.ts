/** The rows of a table written with `|` between cells; blank lines are skipped. Refuses a row with another number of cells. */
export function readTable(text: string, columns: number): string[][] {
  const rows = text.split('\n').filter((line) => line.trim() !== '');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== columns) throw new Error(`a row of ${cells.length} cells where ${columns} are due: ${row}`);
    return cells;
  });
}

/** The member of a list that a cell names; refuses any other word. */
export function oneOf<Member extends string>(members: readonly Member[], cell: string | undefined): Member {
  const found = members.find((member) => member === cell);
  if (found === undefined) throw new Error(`"${cell}" is none of ${members.join(', ')}`);
  return found;
}

/** The members that a cell names, parted by commas; an empty cell names none. */
export function someOf<Member extends string>(members: readonly Member[], cell = ''): Member[] {
  return cell === '' ? [] : cell.split(',').map((word) => oneOf(members, word.trim()));
}

/** The whole or decimal number a cell holds. */
export function numberIn(cell: string | undefined): number {
  const value = Number(cell);
  if (cell === undefined || cell === '' || Number.isNaN(value)) throw new Error(`"${cell}" is not a number`);
  return value;
}

/** A name as an identifier: small letters and dashes. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
