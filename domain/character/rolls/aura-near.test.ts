import { expect, it } from 'vitest';
import { hero, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { auraNear } from './aura-near.ts';

const paladin = (level: number, charisma: number, changes: HeroChanges = {}) => ({
  ...hero({ class: 'paladin', level, stats: scores({ charisma }), ...changes }),
  id: `paladin ${level} ${charisma}`,
  name: `Brakka ${charisma}`,
});
const kara = hero({ class: 'fighter', level: 6 });

it.each([
  ['a paladin of level 6', kara, [paladin(6, 16)], 3],
  ['a paladin of level 5', kara, [paladin(5, 16)], null],
  ['a paladin without charm', kara, [paladin(6, 8)], 1],
  ['two paladins, of whom one counts', kara, [paladin(6, 14), paladin(6, 18)], 4],
  ['a stunned paladin', kara, [paladin(6, 16, { conditions: ['stunned'] })], null],
  ['a paladin with an aura as strong as the own', paladin(7, 16), [paladin(6, 16)], null],
  ['a paladin with a stronger aura than the own', paladin(7, 14), [paladin(6, 16)], 1],
  ['nobody but themselves', paladin(6, 16), [paladin(6, 16)], null],
])('SRD 5.2.1, Aura of Protection: beside %s', (_who, one, beside, added) => {
  expect(auraNear(one, beside)?.value ?? null).toBe(added);
});
