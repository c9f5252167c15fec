import type { Tome } from '#domain/world/tome.ts';
import type { World } from '#domain/world/world.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { TomesSection } from './tomes-section.tsx';

const at = '2026-11-20T12:00:00.000Z';
const world: World = {
  id: 'w',
  name: 'The Weir',
  description: '',
  ownerId: 'mira',
  isOwner: true,
  isTemplate: false,
  aiGenerated: false,
  mapUrl: null,
  entryCount: 0,
  createdAt: at,
  updatedAt: at,
  lore: { geography: {}, races: {}, classes: {}, factions: {}, monsters: {}, items: {}, spells: {}, quests: {} },
  versions: { name: 1, description: 1 },
};
const tomeOf = (title: string, over: Partial<Tome> = {}): Tome => ({
  id: title,
  worldId: 'w',
  title,
  content: 'Salt and bells.',
  category: 'general',
  audience: 'everyone',
  file: null,
  versions: {},
  createdAt: at,
  updatedAt: at,
  ...over,
});

/** The tomes of a world whose server keeps them, and one of which is damaged where that is said. */
function setUp(builds: boolean, tomes: Tome[], damaged: string[] = []) {
  const shelf = { tomes, damaged };
  const shown = renderAt(
    '/world/w',
    <PersonProvider person={mira}>
      <TomesSection world={world} builds={builds} editing={builds} onOpen={() => undefined} />
    </PersonProvider>,
    {
      tomes: {
        list: () => shelf.tomes,
        add: ({ title, content }) => {
          const added = tomeOf(title, { content });
          shelf.tomes = [added, ...shelf.tomes];
          return added;
        },
        delete: ({ tomeId }) => {
          shelf.tomes = shelf.tomes.filter(({ id }) => id !== tomeId);
          return {};
        },
      },
      worlds: {
        damaged: () => shelf.damaged.map((name) => ({ kind: 'tome', id: name, name, category: null, isRemoved: false })),
        mend: ({ id }) => {
          shelf.damaged = shelf.damaged.filter((name) => name !== id);
          shelf.tomes = [tomeOf(id), ...shelf.tomes];
          return {};
        },
        conflicts: () => [],
      },
      generations: { list: () => [] },
    },
  );
  return { ...shown, shelf };
}

it('a tome needs a title, keeps what was typed, and stands in the list once it is added', async () => {
  const { person, server } = setUp(true, []);
  await person.click((await screen.findAllByRole('button', { name: 'Add Tome' }))[0] ?? document.body);
  const form = within(screen.getByRole('region', { name: 'A new tome' }));
  await person.type(form.getByRole('textbox', { name: /^Content/ }), 'Salt and bells.');
  await person.click(form.getByRole('button', { name: 'Add Tome' }));
  expect(await form.findByText('Please enter a title for the tome')).toBeTruthy();
  expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: /^Content/ }).value).toBe('Salt and bells.');
  await person.type(form.getByRole('textbox', { name: /^Title/ }), 'Songs of the mud');
  await person.click(form.getByRole('button', { name: 'Add Tome' }));
  expect(await screen.findByText('Tome added successfully')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Songs of the mud' })).toBeTruthy();
  expect(server.inputsOf('tomes.add')).toMatchObject([{ worldId: 'w', title: 'Songs of the mud', content: 'Salt and bells.' }]);
});

it('a tome is deleted after a question', async () => {
  const { person, shelf } = setUp(true, [tomeOf('Songs of the mud'), tomeOf('Ledger')]);
  await person.click(await screen.findByRole('button', { name: 'More for Ledger' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(shelf.tomes).toHaveLength(2);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Tome deleted successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ledger' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Songs of the mud' })).toBeTruthy();
});

it('a reader reads them, changes nothing, and is told how to have their own', async () => {
  const { person } = setUp(false, [tomeOf('Songs of the mud')]);
  await screen.findByRole('button', { name: 'Songs of the mud' });
  for (const name of ['Add Tome', 'Edit Songs of the mud']) expect(screen.queryByRole('button', { name })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'More for Songs of the mud' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Upload File' }));
  expect(await screen.findByText('Upload and save files permanently by creating your own world')).toBeTruthy();
});

it('a damaged tome stands beside the others, and is brought back', async () => {
  const { person } = setUp(true, [tomeOf('Songs of the mud')], ['Ledger']);
  const list = await screen.findByRole('list', { name: 'Damaged tomes' });
  expect(list.textContent).toContain('This tome is damaged and cannot be shown.');
  await person.click(within(list).getByRole('button', { name: 'Bring it back: Ledger' }));
  expect(await screen.findByRole('button', { name: 'Ledger' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Damaged tomes' })).toBeNull());
});
