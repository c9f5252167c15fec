import type { Roll } from '#domain/dice/roll.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AppliedRoll } from '#domain/check/applied-roll.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { cardOf } from '#domain/character/card.ts';
import { SeenCard } from '#contract/play/characters-shapes.ts';
import { isDamageRolled, rolledDamage } from '#web/features/characters/rolls/rolled-damage.ts';
import { LiveRoll } from './live-roll.tsx';
import { offeredAmount, offeredTo } from './offered-damage.ts';

const heroId = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12';
const otherId = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13';
const rolled = (over: Partial<Roll> = {}): Roll => ({
  label: 'Longsword attack',
  dice: '1d20',
  faces: [12],
  kept: [12],
  modifier: 5,
  total: 17,
  against: null,
  from: { characterId: heroId, itemId: 'sword', what: 'attack' },
  ...over,
});
const damage = rolled({
  label: 'Longsword damage (slashing)',
  dice: '1d8',
  from: { characterId: heroId, itemId: 'sword', what: 'damage' },
});
const spell = { id: 'fire-bolt', level: 0 };
const healing = rolled({ label: 'Cure Wounds: hit points', total: 7, from: { characterId: heroId, itemId: null, what: 'healing' } });
const card = (id: string, name: string) =>
  SeenCard.parse({ ...cardOf(hero({ id, name })), playerName: 'Mira', isMine: false, mayAct: true });
const participants = [
  { userId: 'oda', name: 'Oda', seat: 'owner' as const },
  { userId: 'mira', name: 'Mira', seat: 'player' as const },
  { userId: 'tov', name: 'Tov', seat: 'player' as const },
];

function setUp(roll: Roll, me: string, audience: string[] | null = null, isInspired = false, applied: AppliedRoll[] | null = null) {
  const table = { me, ownerId: 'oda', participants, name: 'Salt', heroes: new Map(), heroId: me === 'mira' ? heroId : null };
  const answers = {
    characters: {
      roll: () => {
        throw new Refusal('character.notFound');
      },
      list: () => [{ ...card(heroId, 'Ysolde'), inspiration: isInspired }, card(otherId, 'Brakka')],
      act: () => {
        throw new Refusal('character.notFound');
      },
      undo: () => {
        throw new Refusal('character.notFound');
      },
    },
    combat: { get: () => Promise.reject(new Refusal('campaign.notFound')) },
  };
  return renderAt(
    '/',
    <LiveRoll
      message={message(1, { role: 'system', rolls: [roll], audience, applied, ...(isInspired && { createdAt: new Date().toISOString() }) })}
      roll={roll}
      index={0}
      table={table}
    />,
    answers,
  );
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each<[string, Roll, string, string[]]>([
  ['an attack offers its damage to its player', rolled(), 'mira', ['Damage', 'Crit']],
  ['an attack offers it to the Dungeon Master', rolled(), 'oda', ['Damage', 'Crit']],
  ['an attack offers nothing to others', rolled(), 'tov', []],
  ['a miss deals no damage', rolled({ outcome: 'miss' }), 'mira', []],
  ['damage is applied by the Dungeon Master', damage, 'oda', ['Apply', 'Half', 'Heal']],
  ['damage offers nothing to its player', damage, 'mira', []],
  ['any other roll offers nothing', rolled({ from: undefined }), 'oda', []],
])('%s', (_, roll, me, offered) => {
  setUp(roll, me);
  expect(buttons()).toEqual(offered);
});

it('the damage of an attack is rolled for those who saw the attack', async () => {
  const { person, server } = setUp(rolled({ outcome: 'criticalHit' }), 'mira', ['mira', 'oda']);
  await person.click(screen.getByRole('button', { name: 'Crit' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([{ characterId: heroId, what: { kind: 'damage', itemId: 'sword', critical: true }, to: { kind: 'dm' } }]);
});

it('that the damage of an attack was rolled is kept for the sheet', async () => {
  const { person, server } = setUp(rolled(), 'mira');
  server.answer({ characters: { roll: () => ({ character: hero(), message: message(2, {}), sentences: [], rolls: [], position: null }) } });
  await person.click(screen.getByRole('button', { name: 'Damage' }));
  await waitFor(() => expect(isDamageRolled(rolledDamage.get(), message(1, {}).id, 0)).toBe(true));
});

it('the damage of a spell is that of the level it was cast at', async () => {
  const from = { characterId: heroId, itemId: null, what: 'attack' as const, spell: { ...spell, damageType: 'fire' } };
  const { person, server } = setUp(rolled({ from }), 'mira');
  await person.click(screen.getByRole('button', { name: 'Damage' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([{ what: { kind: 'spellDamage', spell: 'fire-bolt', level: 0, damageType: 'fire', critical: false } }]);
});

it('what can go with a hit is ticked, and rolled with the damage', async () => {
  const { person, server } = setUp(rolled({ extras: [{ key: 'sneak-attack', name: 'Sneak Attack', dice: '3d6' }] }), 'mira');
  await person.click(screen.getByRole('checkbox', { name: 'Sneak Attack' }));
  await person.click(screen.getByRole('button', { name: 'Damage' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([
      {
        what: {
          kind: 'damage',
          itemId: 'sword',
          critical: false,
          extras: ['sneak-attack'],
          attack: { messageId: message(1).id, index: 0 },
        },
      },
    ]);
});

it('a test that failed offers its player what answers it', async () => {
  const failed = rolled({ answers: [{ key: 'effect e', name: 'Bardic Inspiration', add: '1d8' }], outcome: 'miss' });
  const { person, server } = setUp(failed, 'mira', null, true);
  await person.click(screen.getByRole('button', { name: 'Bardic Inspiration: +1d8' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([{ characterId: heroId, what: { kind: 'answer', index: 0, key: 'effect e' } }]);
});

it('healing is given to a hero by one press: to any by the Dungeon Master, to their own by a player', async () => {
  const { person, server } = setUp(healing, 'oda');
  await person.click(await screen.findByRole('button', { name: 'Heal Brakka' }));
  await expect
    .poll(() => server.inputsOf('characters.act'))
    .toMatchObject([{ characterId: otherId, act: { kind: 'heal', amount: 7 }, of: { messageId: message(1, {}).id, index: 0 } }]);
  expect(buttons().slice(0, 2)).toEqual(['Heal Ysolde', 'Heal Brakka']);
});

it('healing is offered to a player for their own hero alone', async () => {
  setUp(healing, 'mira');
  await screen.findByRole('button', { name: 'Heal Ysolde' });
  expect(buttons()).toEqual(['Heal Ysolde']);
});

const given: AppliedRoll = {
  index: 0,
  fightId: null,
  targetId: heroId,
  name: 'Ysolde',
  way: 'damage',
  applied: { amount: 9, type: 'fire', position: 40 },
};

it('everybody reads who has a roll, and whoever leads or plays the hero takes it back', async () => {
  const { person, server } = setUp(damage, 'mira', null, false, [given]);
  expect(screen.getByText('9 fire damage to Ysolde')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo: 9 fire damage to Ysolde' }));
  await expect.poll(() => server.inputsOf('characters.undo')).toMatchObject([{ characterId: heroId, position: 40 }]);
});

it('others read it, and have nothing to press', () => {
  setUp(damage, 'tov', null, false, [given]);
  expect(screen.getByText('9 fire damage to Ysolde')).not.toBeNull();
  expect(buttons()).toEqual([]);
});

it('a roll is offered to nobody who has it', async () => {
  setUp(healing, 'oda', null, false, [{ ...given, way: 'heal', applied: { amount: 7, type: null, position: 41 } }]);
  await screen.findByRole('button', { name: 'Heal Brakka' });
  expect(buttons()).toEqual(['Heal Brakka', 'Undo']);
});

it('a roll that was taken back is offered again', async () => {
  setUp(healing, 'oda', null, false, [{ ...given, way: 'heal', applied: undefined, takenBack: { amount: 7, type: null, position: 42 } }]);
  await screen.findByRole('button', { name: 'Heal Ysolde' });
  expect(buttons()).toEqual(['Heal Ysolde', 'Heal Brakka']);
});

it('damage keeps its type when it is applied', async () => {
  const { person, server } = setUp({ ...damage, total: 9, type: 'fire' }, 'oda');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Brakka' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply' }));
  await expect
    .poll(() => server.inputsOf('characters.act'))
    .toMatchObject([{ characterId: otherId, act: { kind: 'takeDamage', amount: 9, type: 'fire' } }]);
});

it('a check is rolled again by its inspired player, and by nobody else', async () => {
  const from = { characterId: heroId, itemId: null, what: 'test' as const };
  const { person, server } = setUp(rolled({ label: 'Athletics check', from }), 'mira', null, true);
  await person.click(await screen.findByRole('button', { name: 'Roll again, inspired' }));
  await expect
    .poll(() => server.inputsOf('characters.roll'))
    .toMatchObject([{ characterId: heroId, what: { kind: 'again', messageId: message(1, {}).id, index: 0 } }]);
});

it('half of an odd number is rounded down', () => {
  expect([offeredAmount(7, 'half'), offeredAmount(7, 'damage'), offeredAmount(7, 'heal')]).toEqual([3, 7, 7]);
});

const kara = { id: 'kara', name: 'Kara', isHero: true };
const bren = { id: 'bren', name: 'Bren', isHero: true };
const ogre = { id: 'ogre', name: 'Ogre', isHero: false };
const rat = { id: 'rat', name: 'Rat', isHero: false };
const nobody = { lastIds: [], aimedId: null };

it('damage is offered to whom one aims at, then to those of the last time, then to the only creature', () => {
  expect(offeredTo([ogre, rat, kara], 'damage', { lastIds: ['kara'], aimedId: 'rat' })).toEqual(['rat']);
  expect(offeredTo([ogre, rat, kara], 'half', { lastIds: ['kara', 'ogre'], aimedId: 'gone' })).toEqual(['ogre', 'kara']);
  expect(offeredTo([ogre, kara, bren], 'damage', nobody)).toEqual(['ogre']);
  expect(offeredTo([ogre, rat, kara], 'damage', nobody)).toEqual([]);
  expect(offeredTo([kara], 'damage', nobody)).toEqual(['kara']);
});

it('healing is offered to no creature by itself', () => {
  expect(offeredTo([ogre, kara, bren], 'heal', { lastIds: [], aimedId: 'ogre' })).toEqual([]);
  expect(offeredTo([ogre, kara, bren], 'heal', { lastIds: ['ogre'], aimedId: 'bren' })).toEqual(['bren']);
});
