import { expect, it } from 'vitest';
import { blankCondition, conditionStep } from './condition-draft.ts';

const draft = blankCondition('kara');

it('ends by hand, after turns of anybody, with a save, or with the concentration of who gave it', () => {
  const plain = { name: 'condition', from: null, targetId: 'kara', condition: 'prone', until: null, saveEnds: null, held: false };
  expect(conditionStep(draft, 'kara')).toEqual(plain);
  expect(conditionStep({ ...draft, ends: 'turns', turns: '3', combatantId: 'ogre', when: 'start' }, 'kara')).toEqual({
    ...plain,
    until: { combatantId: 'ogre', when: 'start', turns: 3 },
  });
  expect(conditionStep({ ...draft, ends: 'save', dc: '15' }, 'kara')).toEqual({ ...plain, saveEnds: { ability: 'wisdom', dc: 15 } });
  expect(conditionStep({ ...draft, ends: 'held', from: 'lich' }, 'kara')).toEqual({ ...plain, from: 'lich', held: true });
});

it('waits for what its end needs', () => {
  expect(conditionStep({ ...draft, ends: 'turns', turns: 'soon' }, 'kara')).toBeNull();
  expect(conditionStep({ ...draft, ends: 'save', dc: '' }, 'kara')).toBeNull();
  expect(conditionStep({ ...draft, ends: 'held' }, 'kara')).toBeNull();
  expect(conditionStep({ ...draft, turns: 'soon', dc: '' }, 'kara')).not.toBeNull();
});
