import type { Grid } from '#domain/battle-map/grid.ts';
import { Token } from '#domain/battle-map/state.ts';
import type { TokenInput } from '#domain/battle-map/state.ts';
import { expect, it } from 'vitest';
import { lightText, tokenText } from './token-text.ts';

const grid: Grid = { kind: 'square', columns: 10, rows: 10 };
const token = (given: Pick<TokenInput, 'id' | 'name' | 'cell'> & Partial<TokenInput>) => Token.parse(given);
const kara = token({ id: 'kara', name: 'Kara', cell: 90, side: 'heroes' });
const goblin = token({ id: 'goblin', name: 'Goblin', cell: 36, side: 'foes' });
const ogre = token({ id: 'ogre', name: 'Ogre', cell: 63, size: 2, side: 'others', hidden: true });

it('a token is told by side, feet and direction from one’s hero, and who stands in between', () => {
  expect(tokenText(grid, goblin, kara, [kara, goblin], null)).toBe('Goblin, foe, 30 feet north-east of Kara');
  expect(tokenText(grid, goblin, kara, [kara, goblin, ogre], null)).toBe('Goblin, foe, 30 feet north-east of Kara, half cover');
  const body = { ...ogre, hidden: false, body: true } as const;
  expect(tokenText(grid, goblin, kara, [kara, goblin, body], null)).toBe('Goblin, foe, 30 feet north-east of Kara');
  expect(tokenText(grid, body, kara, [kara, body], null)).toContain('Ogre, neither friend nor foe, dead, ');
  expect(tokenText(grid, kara, kara, [kara, goblin], null)).toBe('Kara, hero, column 1, row 10');
});

it('a token of the fight is told with its turn, its hit points and its conditions', () => {
  const fighter = {
    id: 'ogre',
    characterId: null,
    masterId: null,
    speed: null,
    name: 'Ogre',
    side: 'foes',
    size: 2,
    isHidden: false,
    isActive: true,
    isDead: false,
    standing: 'bloodied',
    left: null,
    conditions: ['prone'],
  } as const;
  expect(tokenText(grid, ogre, null, [ogre], fighter)).toBe(
    'Ogre, neither friend nor foe, hidden from the players, it is their turn, bloodied, prone, column 4, row 7',
  );
});

it('a light is told by its feet', () => {
  expect(lightText({ bright: 20, dim: 20 })).toBe('20 feet of bright light and 20 more of dim light');
  expect(lightText({ bright: 0, dim: 10 })).toBe('10 feet of dim light');
  expect(lightText({ bright: 30, dim: 0 })).toBe('30 feet of bright light');
});
