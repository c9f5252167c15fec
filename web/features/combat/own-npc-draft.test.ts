import { expect, it } from 'vitest';
import { OwnNpc } from '#domain/own-npc.ts';
import { blankNpc, readNpc } from './own-npc-draft.ts';

it('reads a whole draft into what the server takes, with an attack where one was named', () => {
  const { npc } = readNpc({
    ...blankNpc,
    name: 'Bram',
    attack: 'Club',
    damage: ' 2d4 + 1 ',
    ranged: true,
    saves: '2',
    attacksPerTurn: '2',
  });
  expect(OwnNpc.parse(npc)).toMatchObject({
    name: 'Bram',
    armorClass: 12,
    hitPoints: 10,
    saves: 2,
    attacksPerTurn: 2,
    attacks: [{ name: 'Club', toHit: 3, damage: '2d4+1', ranged: true }],
  });
  expect(readNpc({ ...blankNpc, name: 'Bram', damage: 'oops' }).npc?.attacks).toEqual([]);
});

it('says beside each field what is wrong, and waits for a name', () => {
  expect(readNpc(blankNpc)).toEqual({ npc: null, faults: {} });
  expect(readNpc({ ...blankNpc, name: 'Bram', armorClass: '99', hitPoints: '', attack: 'Club', damage: 'a lot' })).toEqual({
    npc: null,
    faults: { armorClass: '1 to 40', hitPoints: '1 to 10000', damage: 'Dice such as 2d6+3' },
  });
});
