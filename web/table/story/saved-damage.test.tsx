import type { CheckCause, CheckRoller } from '#domain/check/check.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { SavedDamage } from './saved-damage.tsx';

const id = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12';
const cause = { characterId: 'mira', userId: 'mira', name: 'Burning Hands', half: true, damage: [{ amount: 9, type: 'fire' }] };
const participants = [
  { userId: 'oda', name: 'Oda', seat: 'owner' as const },
  { userId: 'tov', name: 'Tov', seat: 'player' as const },
  { userId: 'sue', name: 'Sue', seat: 'player' as const },
];
const saved = (outcome: 'success' | 'failure', over: Partial<CheckRoller> = {}): CheckRoller => ({
  characterId: id,
  userId: 'tov',
  name: 'Brakka',
  side: 'first',
  modifier: null,
  helpedBy: null,
  hasRolled: true,
  result: {
    roll: { label: 'Dexterity save', dice: '1d20', faces: [9], kept: [9], modifier: 0, total: 9, against: 13, outcome },
    failsBecause: null,
  },
  ...over,
});

function setUp(roller: CheckRoller, me: string, spell: CheckCause = cause) {
  const table = { me, ownerId: 'oda', participants, name: 'Salt', heroes: new Map(), heroId: null };
  const changed = () => ({ character: hero({ id, name: 'Brakka' }), sentences: [], rolls: [], position: 8 });
  const onApply = vi.fn<(characterId: string) => Promise<void>>(async () => {});
  const shown = { message: message(1, { role: 'system' }), cause: spell, roller, table, onApply };
  return { ...renderAt('/', <SavedDamage {...shown} />, { characters: { undo: changed } }), onApply };
}
const label = () => screen.queryByRole('button', { name: /^Apply/ })?.textContent ?? null;
const applied = { damage: [{ amount: 9, type: 'fire' }], position: 7 };

it('a failed save takes all of the damage at one press', async () => {
  const { person, onApply } = setUp(saved('failure'), 'oda');
  await person.click(screen.getByRole('button', { name: 'Apply the damage to Brakka' }));
  expect(onApply.mock.calls.map(([who]) => who)).toEqual([id]);
});

it('a failed save brings what the spell leaves at one press, and who made it bears nothing', async () => {
  const drowsy = { ...effect('Drowsy'), conditions: ['incapacitated' as const] };
  const sleep = { ...cause, name: 'Sleep', half: false, damage: [], effects: [drowsy] };
  const { person, onApply } = setUp(saved('failure'), 'oda', sleep);
  await person.click(screen.getByRole('button', { name: 'Apply Drowsy to Brakka' }));
  expect(onApply.mock.calls.map(([who]) => who)).toEqual([id]);
  cleanup();
  setUp(saved('success'), 'oda', sleep);
  expect(label()).toBeNull();
  cleanup();
  setUp(saved('failure', { applied: { damage: [], effects: ['Drowsy'], position: 7 } }), 'oda', sleep);
  expect(screen.getByText('Drowsy to Brakka')).not.toBeNull();
});

it('what was applied is not offered again, and an undo takes the change of the sheet back', async () => {
  const { person, server } = setUp(saved('failure', { applied }), 'tov');
  expect(label()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Undo: 9 fire damage to Brakka' }));
  await expect.poll(() => server.inputsOf('characters.undo')).toMatchObject([{ characterId: id, position: 7 }]);
});

it('others read what was applied, and nobody takes back what changed nothing', () => {
  const { close } = setUp(saved('failure', { applied }), 'sue');
  expect(screen.getByText('9 fire damage to Brakka')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  close();
  setUp(saved('failure', { applied: { ...applied, position: null } }), 'oda');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[string, CheckRoller, string, CheckCause, string | null]>([
  ['a save that is made takes half, rounded down', saved('success'), 'oda', cause, 'Apply 4 fire'],
  ['a save that spares all takes nothing', saved('success'), 'oda', { ...cause, half: false }, null],
  ['the player of the hero applies it as well', saved('failure'), 'tov', cause, 'Apply 9 fire'],
  ['of a spell that was taken back nothing is applied', saved('failure'), 'oda', { ...cause, isTakenBack: true }, null],
  ['others do not', saved('failure'), 'sue', cause, null],
  ['the hit points of a creature are kept by the table', saved('failure', { characterId: null, userId: null }), 'oda', cause, null],
])('%s', (_, roller, me, spell, offered) => {
  setUp(roller, me, spell);
  expect(label()).toBe(offered);
});
