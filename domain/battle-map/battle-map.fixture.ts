import { drawn, emptyGround } from './draw.ts';
import type { Grid } from './grid.ts';
import { Token } from './state.ts';
import type { BattleMap, TokenInput, Wall } from './state.ts';

export const token = (id: string, cell: number, more: Partial<TokenInput> = {}) => Token.parse({ id, name: id, cell, ...more });

interface Drawing {
  /** Rows of signs, as terrains are stored; letters are tokens on floor. */
  rows: string[];
  kind?: Grid['kind'];
  walls?: [number, number][];
  doors?: [number, number][];
  ambient?: BattleMap['ambient'];
  tokens?: Record<string, Partial<TokenInput>>;
}

/** A map drawn in letters. */
export function drawMap({ rows, kind = 'square', walls = [], doors = [], ambient = 'bright', tokens = {} }: Drawing): BattleMap {
  const grid = { kind, columns: rows[0]?.length ?? 0, rows: rows.length };
  const signs = rows.join('');
  const wall = (between: [number, number], of: Wall['kind']): Wall => ({ between, kind: of, open: false, locked: false });
  let ground = { ...emptyGround('Cellar', grid), ambient };
  const all = [...walls.map((pair) => wall(pair, 'wall')), ...doors.map((pair) => wall(pair, 'door'))];
  if (all.length > 0) ground = { ...drawn(ground, { kind: 'walls', walls: all }), ambient };
  for (const [sign, terrain] of [
    ['#', 'rock'],
    ['~', 'water'],
    ['^', 'rough'],
  ] as const) {
    const cells = Array.from(signs, (each, cell) => (each === sign ? cell : -1)).filter((cell) => cell >= 0);
    if (cells.length > 0) ground = { ...drawn(ground, { kind: 'terrain', cells, terrain }), ambient };
  }
  const letters = Array.from(signs, (sign, cell) => ({ sign, cell })).filter(({ sign }) => /[a-z]/i.test(sign));
  return { ...ground, id: 'map', tokens: letters.map(({ sign, cell }) => token(sign, cell, tokens[sign])) };
}
