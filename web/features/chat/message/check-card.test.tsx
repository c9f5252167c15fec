import type { AskedCheck, CheckRoller } from '#domain/check/check.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import type { CheckActions } from '#web/features/chat/checks/check-actions.ts';
import { cardOf } from '#domain/character/card.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { SeenCard } from '#contract/play/characters-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
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

const ids = { mira: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12', tov: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13' };
const card = (name: 'mira' | 'tov', inspiration: boolean) =>
  SeenCard.parse({ ...cardOf(hero({ id: ids[name], name })), inspiration, playerName: name, isMine: false, mayAct: true });

function setUp(check: AskedCheck, me: string, inspired: string[] = [], fights: readonly ('goblin' | 'troll')[] = []) {
  const did = vi.fn<(what: string) => void>();
  const actions: CheckActions = {
    roll: async (_, characterId) => did(`roll ${characterId}`),
    rollAgain: async (_, characterId) => did(`roll ${characterId} again`),
    answer: async (_, characterId, key) => did(`answer ${characterId} with ${key}`),
    help: async (_, characterId, helps) => did(`${characterId} helps ${helps}`),
    apply: async (_, characterId) => did(`apply to ${characterId}`),
    applyToAll: async (_, characterId, { creatures, heroes }) =>
      did(`apply ${characterId} to all${creatures ? ' creatures' : ''} ${heroes.join(', ')}`.trim()),
    close: async () => did('close'),
    reach: async (_, characterId, { heroes, creatures }) => {
      did(`${characterId} reaches ${[...heroes, ...creatures.map(({ name, modifier }) => `${name} ${modifier}`)].join(', ')}`);
      return true;
    },
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
  const list = () => (['mira', 'tov'] as const).map((name) => card(name, inspired.includes(name)));
  const combat = fightOf('kara', ...fights);
  const fight = { id: 'f', number: 3, view: combatViewFor('dm', combat, 'words'), lines: [], hero: null, companions: [] };
  const now = { leads: true, heroes: [], characterId: null, isDamaged: false, fight: fights.length > 0 ? fight : null };
  const answers = { characters: { list }, combat: { get: () => now } };
  return { ...renderAt('/', <CheckCard message={said} check={check} table={table} actions={actions} />, answers), did };
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

it('who is inspired rolls their own recent roll again, and nobody rolls that of others', async () => {
  const recent = { ...rolled(4, 'failure'), rolledAt: new Date().toISOString() };
  const rollers = [roller('mira', { ...recent, characterId: ids.mira }), roller('tov', { ...recent, characterId: ids.tov })];
  const { person, did } = setUp(asked({ rollers }), 'mira', ['mira', 'tov']);
  await person.click(await row('mira').findByRole('button', { name: "Roll again for mira's hero, inspired" }));
  expect(did.mock.calls).toEqual([[`roll ${ids.mira} again`]]);
  expect(row('tov').queryByRole('button')).toBeNull();
});

it('who has failed is offered what answers it, on their own roll alone', async () => {
  const failed = rolled(4, 'failure');
  const roll = failed.result?.roll && {
    ...failed.result.roll,
    answers: [{ key: 'indomitable', name: 'Indomitable', add: '9', again: true as const }],
  };
  const recent = { ...failed, rolledAt: new Date().toISOString(), result: { roll: roll ?? null, failsBecause: null } };
  const rollers = [roller('mira', { ...recent, characterId: ids.mira }), roller('tov', { ...recent, characterId: ids.tov })];
  const { person, did } = setUp(asked({ rollers }), 'mira');
  await person.click(await row('mira').findByRole('button', { name: "Indomitable: roll again, +9, for mira's hero" }));
  expect(did.mock.calls).toEqual([[`answer ${ids.mira} with indomitable`]]);
  expect(row('tov').queryByRole('button')).toBeNull();
});

it('a roll of long ago is not rolled again', async () => {
  const old = { ...rolled(4, 'failure'), characterId: ids.mira, rolledAt: new Date(Date.now() - 3_600_000).toISOString() };
  const { server } = setUp(asked({ rollers: [roller('mira', old)] }), 'mira', ['mira']);
  await expect.poll(() => server.inputsOf('characters.list').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /inspired/ })).toBeNull();
});

/** What can be pressed, but for words that explain themselves. */
const deeds = () => screen.queryAllByRole('button').filter(({ textContent }) => textContent !== 'DC');

it('somebody who watches can do nothing', () => {
  setUp(asked(), 'sue');
  expect(deeds()).toEqual([]);
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
  expect(deeds()).toEqual([]);
});

const forced = (rollers: CheckRoller[] = []) =>
  asked({
    what: { kind: 'save', ability: 'dexterity' },
    rollers,
    cause: { characterId: ids.mira, userId: 'mira', name: 'Burning Hands', half: true, damage: [{ amount: 9, type: 'fire' }] },
  });

it('the save of a spell says what it deals, and its player names the heroes it reaches', async () => {
  const { person, did } = setUp(forced(), 'mira');
  expect(screen.getByText('against Burning Hands of Oda')).not.toBeNull();
  expect(screen.getByText('9 fire damage, half on a success')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Name targets' }));
  await person.click(await screen.findByRole('button', { name: 'Ask for saves' }));
  expect(await screen.findByText('Choose who is reached.')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'A creature' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: /^tov/ }));
  await person.click(screen.getByRole('button', { name: 'Ask for saves' }));
  await expect.poll(() => did.mock.calls).toEqual([[`${ids.mira} reaches ${ids.tov}`]]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('whoever leads names creatures as well, and several of one name are numbered', async () => {
  const { person, did } = setUp(forced([roller('tov', { characterId: ids.tov })]), 'oda');
  await person.click(screen.getByRole('button', { name: 'Add targets' }));
  await person.type(await screen.findByRole('textbox', { name: 'A creature' }), 'Goblin');
  await person.type(screen.getByRole('textbox', { name: 'Adds' }), '+2');
  await person.clear(screen.getByRole('textbox', { name: 'How many' }));
  await person.type(screen.getByRole('textbox', { name: 'How many' }), '2');
  expect(screen.queryByRole('checkbox', { name: /^tov/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask for saves' }));
  await expect.poll(() => did.mock.calls).toEqual([[`${ids.mira} reaches Goblin 1 2, Goblin 2 2`]]);
});

it('others name nobody', () => {
  setUp(forced([roller('tov')]), 'tov');
  expect(screen.queryByRole('button', { name: /targets$/ })).toBeNull();
  expect(row('tov').getByRole('button', { name: "Roll Dexterity save for tov's hero" })).not.toBeNull();
});

const cause = { characterId: 'ysolde', userId: 'mira', name: 'Fireball', half: true, damage: [{ amount: 28, type: 'fire' }] };
const goblin = { ...rolled(3, 'failure'), characterId: null, userId: null, creature: { fightId: 'f', id: 'goblin' } };
const applied = { damage: [{ amount: 28, type: 'fire' }], position: 4 };

it.each<[string, string, Partial<CheckRoller>[], string]>([
  ['whoever leads deals it to creatures and heroes', 'oda', [goblin, rolled(3, 'failure')], 'apply ysolde to all creatures hero two'],
  [
    'the player of the spell deals it to creatures, and not to heroes of others',
    'mira',
    [goblin, rolled(3, 'failure')],
    'apply ysolde to all creatures',
  ],
  [
    'heroes alone, where creatures have taken theirs',
    'oda',
    [{ ...goblin, applied }, rolled(3), rolled(3, 'failure'), rolled(15, 'success')],
    'apply ysolde to all hero three, hero four',
  ],
])('the damage of a card goes to all at one press: %s', async (_, me, rollers, done) => {
  const names = ['one', 'two', 'three', 'four'];
  const { person, did } = setUp(asked({ cause, rollers: rollers.map((over, at) => roller(names[at] ?? '', over)) }), me, [], ['goblin']);
  await person.click(await screen.findByRole('button', { name: /^Apply the damage to \d/ }));
  expect(did.mock.calls).toEqual([[done]]);
});

it.each<[string, string, Partial<CheckRoller>, readonly ('goblin' | 'troll')[]]>([
  ['to others', 'tov', goblin, ['goblin']],
  ['once it was dealt', 'oda', { ...goblin, applied }, ['goblin']],
  ['where its fight is over', 'oda', goblin, []],
  ['for a creature that is in it no more', 'oda', goblin, ['troll']],
])('no damage is offered for all %s', async (_, me, over, fights) => {
  const { server } = setUp(asked({ cause, rollers: [roller('one', over)] }), me, [], fights);
  if (me === 'oda') await waitFor(() => expect(server.inputsOf('combat.get').length).toBeGreaterThan(0));
  // What is there is drawn with the answer.
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('button', { name: /^Apply the damage to \d/ })).toBeNull();
});
