import { expect, it } from 'vitest';
import { spell } from '#domain/combat/use/feature.fixture.ts';
import { answeredBy, asksFirst, figuresOfUse, whyNot } from './activity-use.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

const wren: Actor = {
  id: 'wren',
  name: 'Wren',
  toHit: 7,
  dc: 15,
  modifier: 4,
  level: 11,
  slots: [],
  further: [],
  concentration: null,
  turn: null,
};
const useOf = async (id: string): Promise<ActivityUse> => {
  const used = await spell(id);
  const { name, level } = used;
  const counted = { slots: [], castAt: level, free: [], left: null, total: null };
  return { key: id, index: 0, used, name, isLater: false, isUsed: false, range: null, ...counted };
};

it.each([
  ['counterspell', true, 'casting a spell'],
  ['shield', true, 'hit by an attack roll'],
  ['hellish-rebuke', true, 'you take damage'],
  ['fire-bolt', false, null],
  ['misty-step', false, null],
] as const)('a reaction that answers something asks whether that happened, and nothing else does: %s', async (id, asks, when) => {
  const use = await useOf(id);
  expect(asksFirst(use, wren, 3)).toBe(asks);
  expect(answeredBy(use) ?? '').toContain(when ?? '');
  expect(answeredBy(use) === null).toBe(!asks);
});

it.each([
  ['bless', 3, true],
  ['bless', 1, false],
  ['magic-missile', 3, false],
  ['scorching-ray', 3, false],
  ['fireball', 1, true],
  ['chromatic-orb', 1, true],
] as const)('%s, which may be meant for %i, asks only where something is left to choose: %s', async (id, fitting, asks) => {
  expect(asksFirst(await useOf(id), wren, fitting)).toBe(asks);
});

it.each([
  ['web', 'Bless', true],
  ['web', null, false],
  ['fire-bolt', 'Bless', false],
] as const)('%s says that it ends the concentration on %s: %s', async (id, concentration, ends) => {
  const [use, holding] = [await useOf(id), { ...wren, concentration }];
  expect(figuresOfUse(use, holding).includes('ends Bless')).toBe(ends);
  expect(figuresOfUse({ ...use, isLater: true }, holding)).not.toContain('ends');
});

it('a spell that ends another is no matter of one press', async () => {
  const use = await useOf('hunters-mark');
  expect(asksFirst(use, wren, 3)).toBe(false);
  expect(asksFirst(use, { ...wren, concentration: 'Bless' }, 3)).toBe(true);
});

it.each(['hellish-rebuke', 'fire-bolt', 'misty-step'])('who can do nothing reads for which condition %s is shut', async (id) => {
  const turn = { acts: true, acted: false, mayAttack: true, bonusActionUsed: false, slotUsed: false, reactionUsed: false, readied: true };
  const use = await useOf(id);
  expect(whyNot(use, { ...wren, turn })).toBeUndefined();
  expect(whyNot(use, { ...wren, turn: { ...turn, stoppedBy: 'paralyzed' } })).toBe('not while paralyzed');
  expect(whyNot(use, { ...wren, turn: { ...turn, acts: false, stoppedBy: 'paralyzed' } })).toBe('not while paralyzed');
});
