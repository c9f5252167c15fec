import { expect, it } from 'vitest';
import { combatantOf } from '#domain/combat/state.ts';
import { CombatStep } from '#domain/combat/step.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { blankHazard, castBy, hazardStep } from './hazard-draft.ts';

it('comes to a step once it has a name, a difficulty and somebody it reaches', () => {
  const stones = { ...blankHazard, name: 'Falling rocks', targetIds: ['kara'] };
  expect(CombatStep.parse(hazardStep(stones))).toMatchObject({ name: 'save', effect: { dc: 13, damage: [{ dice: '2d6', type: 'fire' }] } });
  expect(hazardStep({ ...stones, dice: ' ' })).toMatchObject({ effect: { damage: [] } });
  for (const missing of [{ name: ' ' }, { dc: '99' }, { targetIds: [] }]) expect(hazardStep({ ...stones, ...missing })).toBeNull();
});

it('brings a condition where one was chosen, and counts cover against saves of dexterity alone', () => {
  const web = { ...blankHazard, name: 'Web', targetIds: ['kara'], condition: 'restrained', cover: 'half' } as const;
  const draft = { ...web, targetIds: [...web.targetIds] };
  expect(hazardStep(draft)).toMatchObject({ cover: 'half', effect: { inflicts: { condition: 'restrained', save: null, lasts: 'freed' } } });
  expect(hazardStep({ ...draft, again: true, ability: 'wisdom' })).toMatchObject({
    cover: 'none',
    effect: { inflicts: { lasts: 'save' } },
  });
});

function lichBlock() {
  const block = monsterOf('lich');
  if (!block) throw new Error('no lich');
  return block;
}

it('has the save DC of the spells of whoever casts it', () => {
  const lich = combatantOf(profileFromStatBlock(lichBlock(), { id: 'lich' }));
  const figures = figuresOf({
    audience: 'dm',
    phase: 'running',
    round: 1,
    active: null,
    attacksMade: 0,
    bonusActionUsed: false,
    slotUsed: false,
    usedThisTurn: [],
    happened: [],
    movement: { feet: 0, halves: 0, dashes: 0 },
    attackedWith: [],
    mapId: null,
    areas: [],
    alsoAsked: [],
    reaction: null,
    npcsPlay: null,
    saves: null,
    combatants: [{ ...lich, health: 'unhurt' }],
    award: null,
  });
  expect(castBy(blankHazard, 'lich', figures)).toMatchObject({ actorId: 'lich', dc: '20' });
  expect(castBy(blankHazard, '', figures)).toMatchObject({ actorId: '', dc: '13' });
});
