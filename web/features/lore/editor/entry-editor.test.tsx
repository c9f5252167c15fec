import { Refusal } from '#domain/refusals/refusals.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { mira } from '#tests/support/dom/mira.ts';
import { EntryEditor } from './entry-editor.tsx';
import { entryOf } from '#web/features/lore/draft/entry.fixture.ts';

const bar = entryOf({ text: 'A tavern.', tags: ['harbour'] });
const others = [entryOf({ id: 'e2', name: 'Garden' }), entryOf({ id: 'e3', name: 'Gate' })];

function setUp(answers: Answers['lore'] = {}, entry: SeenEntry = bar) {
  const done = vi.fn();
  const editor = (now: SeenEntry) => (
    <PersonProvider person={mira}>
      <EntryEditor worldId="w" found={{ entry: now, links: [], backlinks: [], conflicts: [], imageUrl: null }} onDone={done} />
    </PersonProvider>
  );
  const shown = renderAt('/world/w', editor(entry), {
    lore: {
      list: () => [bar, ...others],
      edit: ({ edits }) => ({ entry: { ...bar, name: edits.name?.value ?? bar.name, text: edits.text?.value ?? bar.text }, conflicts: [] }),
      ...answers,
    },
  });
  return { ...shown, done, change: (now: SeenEntry) => shown.show(editor(now)) };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const sent = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('lore.edit');

describe('saving', () => {
  it('only what was changed is sent, upon the version it was changed from, by Ctrl+S from anywhere in the form', async () => {
    const { person, server, done } = setUp();
    await person.type(text(), ' It leaks.');
    await person.click(name());
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(sent(server)).toEqual([{ worldId: 'w', entryId: 'e1', edits: { text: { value: 'A tavern. It leaks.', seen: 1 } } }]);
  });

  it('nothing is sent where nothing was changed', async () => {
    const { person, server, done } = setUp();
    await person.click(screen.getByRole('button', { name: 'Done' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(sent(server)).toEqual([]);
  });

  it('an entry without a name is not saved', async () => {
    const { person, server } = setUp();
    await person.clear(name());
    await person.keyboard('{Enter}');
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(sent(server)).toEqual([]);
  });

  it('words that the server refuses stay in the form', async () => {
    const { person, done } = setUp({
      edit: () => {
        throw new Refusal('world.notFound');
      },
    });
    await person.type(text(), ' It leaks.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(new Refusal('world.notFound').message)).toBeTruthy();
    expect(text().value).toBe('A tavern. It leaks.');
    expect(done).not.toHaveBeenCalled();
  });

  it('a conflict is told, for both versions are kept', async () => {
    const conflict = { id: 'x', field: 'text', value: 'Other', actorName: 'Tov', at: '2026-11-20T12:00:00.000Z' };
    const { person } = setUp({ edit: () => ({ entry: bar, conflicts: [conflict] }) });
    await person.type(text(), '!');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved with a conflict')).toBeTruthy();
  });
});

describe('what is typed while a save is under way', () => {
  it('stays in the form, which stays open, and is sent next upon what was saved', async () => {
    let answer = () => {};
    const { person, server, done } = setUp({
      edit: async ({ edits }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return { entry: { ...bar, text: edits.text?.value ?? bar.text, versions: { ...bar.versions, text: 2 } }, conflicts: [] };
      },
    });
    await person.type(text(), ' It leaks.');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.type(text(), ' Much.');
    answer();
    expect(await screen.findByText('“The Bar” is up to date.')).toBeTruthy();
    expect([text().value, done.mock.calls]).toEqual(['A tavern. It leaks. Much.', []]);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    expect(sent(server)[1]).toMatchObject({ edits: { text: { value: 'A tavern. It leaks. Much.', seen: 2 } } });
    answer();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });
});

describe('what is not saved', () => {
  it('words are there again after a reload of the tab', async () => {
    const before = setUp();
    await before.person.type(text(), ' It leaks.');
    before.close();
    setUp();
    expect(text().value).toBe('A tavern. It leaks.');
    expect(screen.getByText('Not saved yet. Kept in this tab.')).toBeTruthy();
  });

  it('Cancel asks before it discards, and leaves nothing behind then', async () => {
    const { person, done } = setUp();
    await person.type(text(), '!');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(done).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    expect(done).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('whoever goes elsewhere is asked first, and stays when they say so', async () => {
    const { person, history, router } = setUp();
    await person.type(text(), '!');
    queueMicrotask(() => void router.navigate({ href: '/elsewhere' }));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(history.location.pathname).toBe('/world/w');
    queueMicrotask(() => void router.navigate({ href: '/elsewhere' }));
    await person.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(history.location.pathname).toBe('/elsewhere'));
  });
});

describe('what others change meanwhile', () => {
  const versions = { ...bar.versions, name: 2, text: 2 };

  it('a field without words of one’s own shows what others wrote, and a touched one keeps them and says who', async () => {
    const history = [
      {
        id: 1,
        subject: 'entry' as const,
        subjectId: 'e1',
        subjectName: 'The Bar',
        actorId: 'tov',
        actorName: 'Tov',
        at: '2026-11-20T12:00:00.000Z',
        action: 'edited' as const,
        before: { name: 'The Bar', text: 'A tavern.' },
        isDamaged: false,
      },
    ];
    const { person, server, change } = setUp({ history: () => history });
    await person.type(text(), ' It leaks.');
    change({ ...bar, name: 'The Old Bar', text: 'A ruin.', versions });
    expect(name().value).toBe('The Old Bar');
    expect(text().value).toBe('A tavern. It leaks.');
    expect(await screen.findByText(/^Tov changed this while you were writing/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(server)).toMatchObject([{ edits: { text: { seen: 1 } } }]));
  });
});

describe('links and marks', () => {
  it('two brackets offer the entries; arrows choose, and Enter writes the link without saving', async () => {
    const { person, server } = setUp();
    await person.type(text(), ' See [[[[ga');
    await screen.findByRole('listbox', { name: 'Entries to link to' });
    await person.keyboard('{ArrowDown}');
    expect(text().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Gate/ }).id);
    await person.keyboard('{Enter}');
    expect(text().value).toBe('A tavern. See [[Gate]]');
    expect(text().selectionStart).toBe(text().value.length);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(sent(server)).toEqual([]);
  });

  it('Escape closes the offered entries and nothing else', async () => {
    const { person } = setUp();
    await person.type(text(), ' [[[[ga');
    await screen.findByRole('listbox');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(text().value).toBe('A tavern. [[ga');
  });

  it('Ctrl+B puts marks around what is selected, which stays selected', async () => {
    const { person } = setUp();
    await person.click(text());
    text().setSelectionRange(2, 8);
    await person.keyboard('{Control>}b{/Control}');
    expect(text().value).toBe('A **tavern**.');
    expect(text().value.slice(text().selectionStart, text().selectionEnd)).toBe('tavern');
  });
});
