import { expect, it } from 'vitest';
import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { casterOfCombatant, casterOfHero } from './caster.ts';
import { loadLevels } from './load-levels.ts';
import { usesOf } from './spell-use.ts';

const slotCasting = {
  dc: 17,
  toHit: 9,
  modifier: 4,
  level: 17,
  proficiency: 6,
  spells: ['prismatic-wall', 'moonbeam'],
  slots: [{ level: 9, left: 1 }],
};
const going = { id: 'wall', name: 'Prismatic Wall', text: '', spell: 'prismatic-wall', slot: 9 };

const offered = async (caster: ReturnType<typeof casterOfHero>) =>
  caster ? usesOf(caster, await loadLevels([2, 9])).flatMap(({ name, isLater }) => (isLater ? [name] : [])) : null;

it('what the area of a spell does by itself is no button of its caster, as long as that stays in the fight', async () => {
  const hero = (changes: object) =>
    casterOfHero(karaOf(fightOf('kara'), { slotCasting, activeEffects: [{ ...going, ...changes }] }), 'Kara');
  // Without its area, as of a wall that was cast before the fight, its caster says whom it strikes.
  expect(await offered(hero({}))).toContain('Prismatic Wall: Red');
  expect(await offered(hero({ hasArea: true }))).toEqual(['Prismatic Wall: Violet: resist']);
});

it('and none of the Dungeon Master’s', async () => {
  const kara = one(fightOf('kara'), 'kara');
  const source = { kind: 'spell' as const, id: 'prismatic-wall' };
  const mark = {
    id: 'wall',
    name: 'Prismatic Wall',
    source,
    from: 'kara',
    held: false,
    changes: [],
    duration: { kind: 'untilDispelled' as const },
  };
  const rest = { until: null, saveEnds: null, ends: [], tick: null, slot: 9, text: '' };
  const caster = { ...kara, slotCasting, activeEffects: [{ ...mark, ...rest }] };
  const area = { id: 'a', name: 'Prismatic Wall', spell: 'prismatic-wall', inside: [], only: null, onMap: false, lies: null };
  expect(await offered(casterOfCombatant(caster, []))).toContain('Prismatic Wall: Red');
  expect(await offered(casterOfCombatant(caster, [{ ...area, by: 'kara' }]))).toEqual(['Prismatic Wall: Violet: resist']);
  expect(await offered(casterOfCombatant(caster, [{ ...area, by: 'tomas' }]))).toContain('Prismatic Wall: Red');
});
