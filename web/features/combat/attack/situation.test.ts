import { expect, it } from 'vitest';
import { attackStep, plainSituation } from './situation.ts';

const plain = { weapon: undefined };
const weapon = { itemId: 'a', modifier: 3, dc: 13, mastery: 'cleave', properties: [], hands: { one: '1d8+3', two: '1d10+3' } } as const;
const greataxe = { weapon: { ...weapon, properties: [...weapon.properties] } };

it('says how near somebody stands only where that is not as usual', () => {
  expect(attackStep(plainSituation, plain)).toEqual({ advantage: 'none', cover: 'none' });
  expect(attackStep({ ...plainSituation, advantage: 'advantage', cover: 'half', distance: 'near' }, plain)).toEqual({
    advantage: 'advantage',
    cover: 'half',
    close: true,
  });
  expect(attackStep({ ...plainSituation, distance: 'far' }, plain)).toMatchObject({ close: false });
  expect(attackStep({ ...plainSituation, distance: 'long' }, plain)).toEqual({ advantage: 'none', cover: 'none', long: true });
});

it('says of hands, masteries and a second target only what the weapon has to do with', () => {
  const chosen = { ...plainSituation, hands: 'two', secondId: 'goblin' } as const;
  expect(attackStep(chosen, plain)).toEqual({ advantage: 'none', cover: 'none' });
  expect(attackStep(chosen, greataxe)).toMatchObject({ hands: 'two', cleaveId: 'goblin' });
  expect(attackStep({ ...chosen, mastery: false }, greataxe)).toEqual({ advantage: 'none', cover: 'none', hands: 'two', plain: true });
});

it('says that whoever falls is knocked out where that is chosen', () => {
  expect(attackStep({ ...plainSituation, knockOut: true }, plain)).toEqual({ advantage: 'none', cover: 'none', knockOut: true });
});
