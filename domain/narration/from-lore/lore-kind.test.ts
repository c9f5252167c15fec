import { expect, it } from 'vitest';
import { loreCards } from './lore-card.ts';
import { kindOf } from './lore-kind.ts';

it.each([
  ['Old Marn', 'A one-eyed man of sixty who keeps the rope of the well.', 'person'],
  ['Ilve', 'An old and very tired healer.', 'person'],
  ['Tam Reed', 'Keeps the ferry. He never sleeps.', 'person'],
  ['Salt Hands', 'A guild of rakers who sell by night.', 'group'],
  ['The Banked Circle', 'A man may join when he has lost a house.', 'group'],
  ['Red Sails', 'Pirates who know every sister ship.', 'group'],
] as const)('among the factions %s is taken for what it is by "%s"', (name, text, kind) => {
  const cards = loreCards([{ id: 'one', category: 'factions', name, aliases: [], tags: [], text, audience: 'everyone' }]);
  expect(cards.map(kindOf)).toEqual([kind]);
});
