import { hero } from '#domain/character/character.fixture.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { expect, it } from 'vitest';
import { featureUses } from './feature-uses.ts';

const { features: content } = await contentOfFeatures({ classes: [{ class: 'barbarian' }] });
const turn = { acts: true, acted: false, mayAttack: true, bonusActionUsed: false, slotUsed: false, reactionUsed: false, readied: false };
const kara = { id: 'kara', name: 'Kara', toHit: 0, dc: 0, modifier: 0, level: 1, slots: [], further: [], concentration: null, turn };

it.each([
  ['begins as long as none goes on', 5, [], ['Rage']],
  ['is extended in the place of beginning another', 5, ['rage'], ['Rage: Extend the Rage']],
  ['begins anew where there is nothing to extend', 15, ['rage'], ['Rage']],
])('a Rage %s', (_when, level, active, offered) => {
  const { features } = profileFromCharacter(hero({ class: 'barbarian', level }));
  if (!features) throw new Error('A barbarian has no features.');
  const { deeds } = featureUses(kara, { features, active, usedThisTurn: [], homebrew: [], happened: [] }, content);
  expect(deeds.map(({ name }) => name).filter((name) => name.startsWith('Rage'))).toEqual(offered);
});
