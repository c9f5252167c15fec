import { expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { combatantOf, newCombat } from '#domain/combat/state.ts';
import { profiles } from '#domain/combat/combat.fixture.ts';
import { aurasOnMap } from './auras.ts';
import { Battlefield } from './stands.ts';

it('an aura is left by friends who stand too far away or behind a wall; of those who stand nowhere it is said', () => {
  const map = drawMap({ rows: ['..c..#.', '....a#d', '.b..f#.'] });
  const placed = map.tokens.map((token) => ({ id: token.id, token, hidden: false, covers: true, darkvision: 0 }));
  const somebody = (id: string, side: 'heroes' | 'foes' = 'heroes') => ({ ...combatantOf(profiles.kara), id, side });
  const combatants = [...['a', 'b', 'c', 'd', 'e', 'g'].map((id) => somebody(id)), somebody('f', 'foes')];
  const fight = { ...newCombat(), combatants, auras: [{ by: 'a', feet: 10, away: ['c', 'e'], onMap: false }] };
  expect(aurasOnMap(new Battlefield(map, placed), fight).auras).toEqual([{ by: 'a', feet: 10, away: ['e', 'd', 'b'], onMap: true }]);
  const elsewhere = new Battlefield(
    map,
    placed.filter(({ id }) => id !== 'a'),
  );
  expect(aurasOnMap(elsewhere, fight).auras).toMatchObject([{ away: ['c', 'e'], onMap: false }]);
});
