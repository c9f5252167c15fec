import type { AskedCheck, CheckRoller } from '#domain/check/check.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import type { CheckActions } from '#web/features/chat/checks/check-actions.ts';
import { CheckCard } from './check-card.tsx';

const roller = (name: string, over: Partial<CheckRoller> = {}): CheckRoller => ({
  characterId: `hero ${name}`,
  userId: name,
  name: `${name}'s hero`,
  side: 'first',
  modifier: null,
  helpedBy: null,
  hasRolled: false,
  result: null,
  ...over,
});
const rolled = (total: number, outcome?: 'success' | 'failure'): Partial<CheckRoller> => ({
  hasRolled: true,
  result: {
    roll: {
      label: 'Perception check',
      dice: '1d20',
      faces: [total],
      kept: [total],
      modifier: 0,
      total,
      against: outcome ? 13 : null,
      outcome,
      notes: [],
    },
    failsBecause: null,
  },
});
const asked = (over: Partial<AskedCheck> = {}): AskedCheck => ({
  kind: 'each',
  what: { kind: 'skill', skill: 'perception' },
  against: null,
  difficulty: 13,
  showsDifficulty: true,
  isSecret: false,
  advantage: 'none',
  rollers: [roller('mira'), roller('tov')],
  isClosed: false,
  ...over,
});
const participants = [
  { userId: 'oda', name: 'Oda', seat: 'owner' as const },
  { userId: 'mira', name: 'Mira', seat: 'player' as const },
  { userId: 'tov', name: 'Tov', seat: 'player' as const },
  { userId: 'sue', name: 'Sue', seat: 'spectator' as const },
];

function setUp(check: AskedCheck, me: string) {
  const did = vi.fn<(what: string) => void>();
  const actions: CheckActions = {
    roll: async (_, characterId) => did(`roll ${characterId}`),
    help: async (_, characterId, helps) => did(`${characterId} helps ${helps}`),
    close: async () => did('close'),
  };
  const table = {
    me,
    ownerId: 'oda',
    participants,
    name: 'Salt',
    heroes: new Map(),
    heroId: me === 'oda' || me === 'sue' ? null : `hero ${me}`,
  };
  const said = message(1, { role: 'system', authorName: 'Oda', authorId: 'oda', check });
  return { ...renderAt('/', <CheckCard message={said} check={check} table={table} actions={actions} />), did };
}
const row = (name: string) => within(screen.getByText(`${name}'s hero`).closest('li') ?? document.body);

it('a player rolls for their own hero at one press, and may help the other', async () => {
  const { person, did } = setUp(asked(), 'mira');
  expect(row('tov').queryByRole('button', { name: /^Roll/ })).toBeNull();
  await person.click(row('mira').getByRole('button', { name: "Roll Perception check for mira's hero" }));
  await person.click(row('tov').getByRole('button', { name: "Help tov's hero" }));
  expect(did.mock.calls).toEqual([['roll hero mira'], ['hero mira helps hero tov']]);
});

it('a Dungeon Master rolls for who is away, and closes it', async () => {
  const { person, did } = setUp(asked(), 'oda');
  await person.click(row('tov').getByRole('button', { name: "Roll Perception check for tov's hero" }));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(did.mock.calls).toEqual([['roll hero tov'], ['close']]);
  expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull();
});

it('somebody who watches can press nothing', () => {
  setUp(asked(), 'sue');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByText('Waiting')).toHaveLength(2);
});

it('what fell stands with how it went', () => {
  setUp(asked({ rollers: [roller('mira', rolled(15, 'success')), roller('tov', rolled(1, 'failure'))], kind: 'group' }), 'mira');
  expect(row('mira').getByText('Success')).not.toBeNull();
  expect(row('tov').getByText('Failure')).not.toBeNull();
  expect(row('tov').getByText('Natural 1')).not.toBeNull();
  expect(screen.getByText('The group succeeds.')).not.toBeNull();
});

it('who pressed in secret is told that they rolled, and no number', () => {
  setUp(asked({ isSecret: true, difficulty: null, rollers: [roller('mira', { hasRolled: true })] }), 'mira');
  expect(row('mira').getByText('Rolled')).not.toBeNull();
  expect(screen.getByText('Secret')).not.toBeNull();
});

it('a save is helped by nobody, and who did not roll before it was closed is said so', () => {
  setUp(asked({ what: { kind: 'save', ability: 'dexterity' } }), 'mira');
  expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull();
});

it('a closed check waits for nobody', () => {
  setUp(asked({ isClosed: true }), 'mira');
  expect(screen.getAllByText('Did not roll')).toHaveLength(2);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
