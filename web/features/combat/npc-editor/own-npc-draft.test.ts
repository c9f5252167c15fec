import { expect, it } from 'vitest';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { blankAttack, blankNpc, readNpc } from './own-npc-draft.ts';

const club = { ...blankAttack(), name: 'Club', damage: ' 2d4 + 1 ', ranged: true };
const bite = { ...blankAttack(), name: 'Bite', toHit: '5' };

it('reads a whole draft into what the server takes, with the attacks that were named', () => {
  const attacks = [club, { ...blankAttack(), damage: 'oops' }, bite];
  const { npc } = readNpc({ ...blankNpc, name: 'Bram', attacks, saves: '2', attacksPerTurn: '2' });
  expect(OwnNpc.parse(npc)).toMatchObject({
    name: 'Bram',
    armorClass: 12,
    hitPoints: 10,
    saves: 2,
    attacksPerTurn: 2,
    attacks: [
      { name: 'Club', toHit: 3, damage: '2d4+1', ranged: true },
      { name: 'Bite', toHit: 5, damage: '1d6+1', ranged: false },
    ],
  });
});

it('says beside each field what is wrong, and waits for a name', () => {
  expect(readNpc(blankNpc)).toEqual({ npc: null, faults: { numbers: {}, attacks: new Map() } });
  const attacks = [bite, { ...club, toHit: '99', damage: 'a lot' }];
  expect(readNpc({ ...blankNpc, name: 'Bram', armorClass: '99', hitPoints: '', attacks })).toEqual({
    npc: null,
    faults: {
      numbers: { armorClass: `1 to ${gameLimits.armorClass}`, hitPoints: '1 to 10000' },
      attacks: new Map([[club.id, { toHit: '-10 to 30', damage: 'Dice such as 2d6+3' }]]),
    },
  });
});
