import type { Note, OtherWording } from '#domain/notes/note.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import { queryClient } from '#web/lib/api.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { NotesPanel } from './notes-panel.tsx';

const debts: Note = {
  id: 'debts',
  title: 'Debts',
  text: 'Tov: 3 gold\nDana: 1 gold',
  audience: 'table',
  ownerId: 'mira',
  ownerName: 'Mira',
  updatedAt: '2026-11-20T12:00:00.000Z',
  updatedBy: { id: 'tov', name: 'Tov' },
  version: 'v1',
  others: [],
};
const card = ({ others, text, updatedBy, ...note }: Note) => ({
  ...note,
  updatedBy: updatedBy.name,
  opening: text,
  waiting: others.length,
});

let tables = 0;

/** A server that knows one note and saves what it is sent. */
async function setUp(note: Note | null = debts, answers: Answers['notes'] = {}, seat: Seat = 'player') {
  tables += 1;
  const kept = { note };
  const save = vi.fn((input: { title: string; text: string; audience?: Note['audience'] }) => {
    kept.note = { ...debts, ...kept.note, title: input.title, text: input.text, version: `v${save.mock.calls.length + 1}` };
    return { note: kept.note, kept: false };
  });
  const known = () => kept.note ?? debts;
  const me = { id: 'mira', seat };
  const panel = <NotesPanel campaignId={`c${tables}`} me={me} />;
  const shown = renderAt('/', panel, {
    notes: { list: () => (kept.note === null ? [] : [card(kept.note)]), get: known, save, ...answers },
  });
  await signInAsMira(shown.server);
  return { ...shown, kept, save, campaignId: `c${tables}` };
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const open = async (person: { click: (element: Element) => Promise<void> }) => {
  await person.click(await screen.findByRole('button', { name: /^Debts/ }));
  await screen.findByRole('button', { name: 'All notes' });
};

it('a new note is its writer’s alone, and Ctrl+S saves it at once', async () => {
  const { person, save } = await setUp(null);
  await person.click(screen.getByRole('button', { name: 'New note' }));
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'The weir');
  expect(save).not.toHaveBeenCalled();
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(save.mock.calls.map(([input]) => input)).toMatchObject([{ seen: null, title: 'The weir', text: '', audience: 'private' }]);
});

it('a note that is left is saved without waiting', async () => {
  const { person, save } = await setUp();
  await open(person);
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), '!');
  await person.click(screen.getByRole('button', { name: 'All notes' }));
  await waitFor(() => expect(save.mock.calls.map(([input]) => input)).toMatchObject([{ seen: 'v1', text: `${debts.text}!` }]));
});

it('what somebody else writes meanwhile comes in around what is typed, and the caret stays where it was', async () => {
  const { person, kept } = await setUp();
  await open(person);
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), ' owes', { initialSelectionStart: 16, initialSelectionEnd: 16 });
  // Browsers tell of a caret that typing moves.
  fireEvent(document, new Event('selectionchange'));
  kept.note = { ...debts, text: `From Tov:\n${debts.text}`, version: 'v2' };
  void queryClient.invalidateQueries();
  await waitFor(() => expect(text().value).toBe('From Tov:\nTov: 3 gold\nDana owes: 1 gold'));
  await person.keyboard('!');
  expect(text().value).toBe('From Tov:\nTov: 3 gold\nDana owes!: 1 gold');
});

it('words that do not reach the server are kept on this device, and Ctrl+S sends them again', async () => {
  let isDown = true;
  const { person, save, campaignId } = await setUp(debts, {
    save: (input) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return save(input);
    },
  });
  await open(person);
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), '!{Control>}s{/Control}');
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved yet: kept on this device');
  expect(localStorage.getItem(`hearthlore.note/mira/${campaignId}/debts`)).toContain('1 gold!');
  isDown = false;
  await person.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved');
  expect(localStorage.getItem(`hearthlore.note/mira/${campaignId}/debts`)).toBeNull();
});

it('a note that was removed meanwhile can be restored with what was typed', async () => {
  let isRemoved = true;
  const { person, save, server } = await setUp(debts, {
    save: (input) => {
      if (isRemoved) throw new Refusal('note.removed');
      return save(input);
    },
    restore: () => {
      isRemoved = false;
      return debts;
    },
  });
  await open(person);
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), '!{Control>}s{/Control}');
  await person.click(await screen.findByRole('button', { name: 'Restore note' }));
  await screen.findByText('Saved');
  expect(server.inputsOf('notes.save').at(-1)).toMatchObject({ text: `${debts.text}!` });
  expect(text().value).toBe(`${debts.text}!`);
});

it('words that are discarded leave nothing on this device and lead back to the list', async () => {
  const { person, campaignId } = await setUp(debts, {
    save: () => {
      throw new Refusal('note.removed');
    },
  });
  await open(person);
  await person.type(await screen.findByRole('textbox', { name: 'Text' }), '!{Control>}s{/Control}');
  await person.click(await screen.findByRole('button', { name: 'Discard my text' }));
  expect(await screen.findByRole('heading', { name: 'Notes' })).toBeTruthy();
  expect(localStorage.getItem(`hearthlore.note/mira/${campaignId}/debts`)).toBeNull();
});

it('a wording that could not be merged stands beside the note until one of both is chosen', async () => {
  const other: OtherWording = {
    id: 'o1',
    field: 'text',
    value: 'Tov: nothing',
    by: { id: 'tov', name: 'Tov' },
    seen: 'v0',
    at: '2026-11-20T12:00:00.000Z',
  };
  const { person, server, kept } = await setUp({ ...debts, others: [other] }, {});
  await open(person);
  const choice = await screen.findByRole('group', { name: 'Two versions: Debts, the other by Tov' });
  kept.note = debts;
  await person.click(within(choice).getByRole('button', { name: 'Keep both, one after the other' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Two versions/ })).toBeNull());
  expect(server.inputsOf('notes.save')).toMatchObject([{ seen: 'v1', text: `${debts.text}\n\nTov: nothing`, resolves: ['o1'] }]);
  expect(text().value).toBe(`${debts.text}\n\nTov: nothing`);
});

it('a spectator reads a shared note and has nothing to write in', async () => {
  const { person } = await setUp({ ...debts, ownerId: 'tov', ownerName: 'Tov' }, {}, 'spectator');
  expect(screen.queryByRole('button', { name: 'New note' })).toBeNull();
  await open(person);
  expect(await screen.findByText(/Dana: 1 gold/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
