import { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { beastTable, roadTable } from '#domain/idea/random-table/random-table.fixture.ts';
import { rollTable } from '#domain/idea/random-table/roll-table.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira, visitor } from '#tests/support/dom/signed-in.ts';
import { IdeaGenerator } from '#web/features/ideas/idea-generator.tsx';

renderAfresh();

const at = '/tools/generators?kind=tables&seed=ember';

async function setUp(first: RandomTable[]) {
  let kept = first;
  const shown = renderAt(at, <IdeaGenerator />, {
    ownAssets: {
      tables: () => kept,
      saveTable: ({ table: sent }: { table: z.input<typeof RandomTable> }) => {
        const table = RandomTable.parse(sent);
        kept = [...kept.filter(({ id }) => id !== table.id), table];
        return {};
      },
      remove: ({ assetId }: { assetId: string }) => {
        kept = kept.filter(({ id }) => id !== assetId);
        return {};
      },
    },
  });
  await signInAsMira(shown.server);
  return { ...shown, kept: () => kept };
}

it('a table is written with dice, keeps what is wrong at its field, and is rolled on', async () => {
  const { person, kept } = await setUp([]);
  await person.click(await screen.findByRole('button', { name: 'Write a table' }));
  const dialog = screen.getByRole('dialog', { name: 'Write a random table' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await person.type(field('Name'), 'On the road');
  await person.clear(field('Dice'));
  await person.type(field('Dice'), '1d4');
  expect(within(dialog).getByText('The rows take up 6 of the 4 results of 1d4.')).toBeTruthy();
  for (const row of [6, 5, 4, 3]) await person.click(within(dialog).getByRole('button', { name: `Remove row ${row}` }));
  await person.clear(field('Results of row 1'));
  await person.type(field('Results of row 1'), '3');
  await person.type(field('Words of row 1'), 'Rain');
  await person.click(within(dialog).getByRole('button', { name: 'Keep the table' }));
  expect(within(dialog).getByText('Please write what comes of it, or choose a table.')).toBeTruthy();
  expect(kept()).toEqual([]);
  await person.type(field('Words of row 2'), 'Wolves');
  await person.click(within(dialog).getByRole('button', { name: 'Keep the table' }));
  expect(await screen.findByRole('heading', { name: 'On the road' })).toBeTruthy();
  expect(kept()).toMatchObject([
    {
      name: 'On the road',
      dice: '1d4',
      rows: [
        { weight: 3, text: 'Rain', next: null },
        { weight: 1, text: 'Wolves', next: null },
      ],
    },
  ]);
  expect(screen.getByText(/^Rolled [1-4]$/)).toBeTruthy();
});

it('the table and the seed of the address come to the same again; it is kept as an idea, and its rows can be read', async () => {
  const { person } = await setUp([beastTable, roadTable]);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Table' }), 'On the road');
  const all = new Map([beastTable, roadTable].map((table) => [table.id, table]));
  const said = rollTable(all, roadTable.id, 'ember').steps.findLast(({ text }) => text !== '')?.text ?? '';
  const card = await screen.findByRole('region', { name: 'On the road' });
  expect(within(card).getByText(said)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  expect(within(screen.getByRole('region', { name: 'Kept' })).getByRole('button', { name: 'Remove On the road' })).toBeTruthy();
  const rows = screen.getByRole('table');
  expect(within(rows).getByText('1–4')).toBeTruthy();
  expect(within(rows).getByText('Then: Beasts of the road')).toBeTruthy();
});

it('a table that others lead to is removed once that is said', async () => {
  const { person, kept } = await setUp([beastTable, roadTable]);
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  const asked = screen.getByRole('alertdialog');
  expect(within(asked).getByText('Rows of On the road lead to it, and will lead nowhere.')).toBeTruthy();
  await person.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(kept()).toEqual([roadTable]));
});

it('what was typed is still there when the dialog is opened again, and goes when it is given up', async () => {
  const { person } = await setUp([]);
  const open = async () => person.click(await screen.findByRole('button', { name: 'Write a table' }));
  await open();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Half');
  await person.keyboard('{Escape}');
  await open();
  expect(screen.getByDisplayValue('Half')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.queryByDisplayValue('Half')).toBeNull();
});

it('a visitor is told what tables are, and to sign in', async () => {
  renderAt(at, <IdeaGenerator />, { account: { me: () => visitor } });
  expect(await screen.findByRole('heading', { name: 'Random tables of your own' })).toBeTruthy();
});
