import { expect, it } from 'vitest';
import { standingToFight } from './beside-fight.ts';

const told = { narratorMode: 'ai', npcTurns: 'narrator' } as const;
const fightWith = (hero: object | null, phase = 'running') => ({ characterId: 'ilse', fight: { view: { phase }, hero } });

it('a hero is in a fight or beside it, and beside one that a Dungeon Master leads nobody joins by words', () => {
  expect(standingToFight(fightWith({ id: 'ilse' }), told)).toBe('in');
  expect(standingToFight(fightWith(null), told)).toBe('beside');
  expect(standingToFight(fightWith(null), { ...told, npcTurns: 'dm' })).toBe('none');
  expect(standingToFight({ ...fightWith(null), characterId: null }, told)).toBe('none');
  expect(standingToFight(fightWith(null, 'over'), told)).toBe('none');
  expect(standingToFight(undefined, told)).toBe('none');
});
