import { carrying, hero } from '#domain/character/character.fixture.ts';
import { expect, it } from 'vitest';
import { openingLockOf } from './open-lock.ts';

it.each([
  [[], false],
  [['Dice Set'], false],
  [["Thieves' Tools"], true],
  [['thieves’ tools'], true],
])('who is trained with %j by their sheet adds it to a lock: %s', (tools, trained) => {
  const picker = hero({ ruleSet: 'srd', class: 'fighter', background: null, tools, inventory: carrying(['thieves-tools', 'pack']) });
  expect(openingLockOf(picker, 'tools')).toMatchObject({ trained });
});
