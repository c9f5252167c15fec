import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { hero, scripted } from '#domain/character/character.fixture.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import { tellSheetRoll } from '#domain/character/rolls/tell-roll.ts';
import { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { Message } from '#domain/chat/message.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SheetView } from '#web/features/characters/sheet/sheet-view.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pressLimits } from '#domain/limits/press-limits.ts';

afterEach(() => vi.useRealTimers());

const character = hero({ skills: ['athletics'] });
type Roll = NonNullable<NonNullable<Answers['characters']>['roll']>;

/** A server that rolls this face by the rules of the sheet. */
const rolling =
  (face: number): Roll =>
  ({ what, advantage = 'none', bonus = 0, dc }) => {
    const number = RolledNumber.parse(what);
    if (number.kind === 'spellDamage' || number.kind === 'again' || number.kind === 'answer') throw new Refusal('character.refused');
    const planned = sheetRoll(character, number, { advantage, bonus, difficulty: dc ?? null });
    if (!planned.ok) throw new Refusal('character.refused');
    const from = number.kind === 'attack' ? { characterId: character.id, itemId: number.itemId, what: number.kind } : undefined;
    const roll = { ...makeRoll(planned.value, scripted(face, face)), ...(from && { from }) };
    const message = Message.parse({
      id: 'm1',
      campaignId: character.campaignId,
      position: 1,
      authorId: 'mira',
      authorName: character.name,
      role: 'system',
      content: tellSheetRoll(character.name, roll),
      audience: null,
      rolls: [roll],
      narration: null,
      kind: 'say',
      replyTo: null,
      mentions: [],
      editedAt: null,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    return { character, sentences: [message.content], rolls: [roll], position: null, message };
  };

/** The sheet of Kara, whose skills are unfolded. */
function setUp(roll: Roll = rolling(12), mayAct = true) {
  const seen = { character, shown: plainlyShown(character), position: 1, playerName: 'Mira', isMine: mayAct, mayAct };
  const shown = renderAt('/', <SheetView seen={seen} onDeleted={() => {}} />, { characters: { roll, list: () => [] } });
  for (const section of document.querySelectorAll('details')) section.open = true;
  return shown;
}
const athletics = () => screen.getByRole('button', { name: 'Roll Athletics check +2' });
const last = () => within(screen.getByRole('region', { name: 'Last roll' }));
const popup = () => within(screen.getByRole('dialog', { name: 'Roll Athletics check' }));
/** Waits for what can be said before a roll, which is fetched when it is asked for. */
const opened = () => screen.findByRole('dialog', { name: 'Roll Athletics check' });

it('no name of the code shows on a sheet', () => {
  setUp();
  expect(document.body.textContent).toContain('Unarmed strike');
  expect(document.body.textContent).not.toMatch(/\b(?:mainHand|offHand|bothHands)\b/);
});

it('a press rolls a number, and the sheet says what fell', async () => {
  const { person, server } = setUp();
  await person.click(athletics());
  await waitFor(() => last().getByText('14'));
  expect(last().getByText('Athletics check')).toBeTruthy();
  expect(server.inputsOf('characters.roll')).toEqual([
    {
      campaignId: character.campaignId,
      characterId: character.id,
      id: expect.any(String),
      what: { kind: 'skill', skill: 'athletics' },
      advantage: 'none',
      bonus: 0,
      to: { kind: 'group' },
    },
  ]);
  await person.click(last().getByRole('button', { name: 'Dismiss the roll' }));
  expect(screen.queryByRole('region', { name: 'Last roll' })).toBeNull();
});

it('a mark beside the number says what it is made of', async () => {
  const { person } = setUp();
  await person.click(screen.getByRole('button', { name: 'How Athletics adds up' }));
  const [sum] = screen.getAllByRole('note', { name: 'Athletics: how it adds up' });
  expect(sum?.textContent).toContain('Proficiency+ 2');
});

it('Shift+Enter asks for more, and Enter in a field rolls it', async () => {
  const { person, server } = setUp();
  athletics().focus();
  await person.keyboard('{Shift>}{Enter}{/Shift}');
  await opened();
  await person.click(popup().getByRole('radio', { name: 'Disadvantage' }));
  await person.type(popup().getByRole('textbox', { name: 'Bonus' }), '+2');
  await person.selectOptions(popup().getByRole('combobox', { name: 'Who sees it' }), 'The Dungeon Master and me');
  await person.type(popup().getByRole('textbox', { name: 'DC' }), '15{Enter}');
  await waitFor(() => last().getByText('Success against 15'));
  expect(server.inputsOf('characters.roll')).toMatchObject([{ advantage: 'disadvantage', bonus: 2, dc: 15, to: { kind: 'dm' } }]);
  expect(screen.queryByRole('dialog', { name: 'Roll Athletics check' })).toBeNull();
  expect(document.activeElement).toBe(athletics());
});

it('a field that holds no number says so, and nothing is rolled', async () => {
  const { person, server } = setUp();
  fireEvent.contextMenu(athletics());
  await opened();
  await person.type(popup().getByRole('textbox', { name: 'DC' }), 'x{Enter}');
  expect(popup().getByText('A whole number from 1 to 40.')).toBeTruthy();
  expect(server.inputsOf('characters.roll')).toEqual([]);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Roll Athletics check' })).toBeNull();
});

it('a long press asks for more and does not roll; a finger that moves scrolls', async () => {
  vi.useFakeTimers();
  const { server } = setUp();
  const at = { button: 0, clientX: 10, clientY: 10 };
  fireEvent.pointerDown(athletics(), at);
  fireEvent.pointerMove(athletics(), { clientX: 10, clientY: 40 });
  act(() => void vi.advanceTimersByTime(pressLimits.holdMilliseconds));
  expect(screen.queryByRole('dialog', { name: 'Roll Athletics check' })).toBeNull();
  fireEvent.pointerDown(athletics(), at);
  act(() => void vi.advanceTimersByTime(pressLimits.holdMilliseconds));
  fireEvent.pointerUp(athletics(), at);
  fireEvent.click(athletics());
  vi.useRealTimers();
  await opened();
  expect(popup().getByText('Athletics check')).toBeTruthy();
  expect(server.inputsOf('characters.roll')).toEqual([]);
});

it('after an attack its damage is one press away, twice the dice for a critical hit', async () => {
  const { person, server } = setUp(rolling(20));
  await person.click(screen.getByRole('button', { name: 'Roll Unarmed strike attack +2' }));
  await waitFor(() => last().getByText('Natural 20, critical hit'));
  await person.click(last().getByRole('button', { name: 'Critical damage' }));
  await waitFor(() => last().getByText('Unarmed strike critical damage (bludgeoning)'));
  expect(server.inputsOf('characters.roll')[1]).toMatchObject({ what: { kind: 'damage', itemId: null, critical: true } });
});

it('a refusal is told in its own words', async () => {
  const { person } = setUp(() => {
    throw new Refusal('character.notYours');
  });
  await person.click(athletics());
  expect(await screen.findByText('Not your character')).toBeTruthy();
});

it('who may only look reads the numbers, and each still says what it is made of', () => {
  setUp(rolling(12), false);
  expect(screen.queryByRole('button', { name: /^Roll / })).toBeNull();
  expect(screen.getByRole('button', { name: /^Athletics ?\+2$/ })).toBeTruthy();
});
