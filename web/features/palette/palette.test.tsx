import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Command } from '#web/lib/commands.ts';
import { Palette } from './palette.tsx';

function Page({ commands, loading = false }: { commands: readonly Command[]; loading?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <textarea aria-label="Message" />
      {open && <Palette personId="mira" commands={commands} loading={loading} onClose={() => setOpen(false)} />}
    </>
  );
}

async function setUp(loading = false) {
  const went = vi.fn<(id: string) => void>();
  const command = (id: string, label: string, group: Command['group']) => ({ id, label, group, run: () => went(id) });
  const commands = [
    command('weir', 'The Weir', 'Campaigns'),
    command('world', 'The World of Ash', 'Worlds'),
    command('roll', 'Roll dice', 'Actions'),
  ];
  const shown = renderAt('/', <Page commands={commands} loading={loading} />);
  await shown.person.click(screen.getByRole('button', { name: 'Search' }));
  return { ...shown, went };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const chosen = () => screen.getByRole('option', { selected: true });

it('the palette opens with the focus in its box and everything in its list', async () => {
  await setUp();
  expect(document.activeElement).toBe(box());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByText(/^3 results\./)).toBeTruthy();
});

it('the arrow keys go round in the list while the focus stays in the box', async () => {
  const { person } = await setUp();
  await person.keyboard('{ArrowUp}');
  expect(chosen().textContent).toContain('Roll dice');
  expect(box().getAttribute('aria-activedescendant')).toBe(chosen().id);
  await person.keyboard('{ArrowDown}');
  expect(chosen().textContent).toContain('The Weir');
  expect(document.activeElement).toBe(box());
});

it('a letter narrows the list and chooses its first again', async () => {
  const { person } = await setUp();
  await person.keyboard('{ArrowDown}{ArrowDown}wo');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(chosen().textContent).toContain('The World of Ash');
});

it('Enter does what is chosen after the palette has closed and the focus is back', async () => {
  const { person, went } = await setUp();
  await person.keyboard('dice{Enter}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(went.mock.calls).toEqual([['roll']]));
});

it('a command that moves the focus keeps it when the palette gives its own back', async () => {
  const { person, went } = await setUp();
  went.mockImplementation(() => screen.getByRole('textbox', { name: 'Message' }).focus());
  await person.keyboard('dice{Enter}');
  await waitFor(() => expect(went).toHaveBeenCalled());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
});

it('what was chosen last stands first the next time', async () => {
  const { person, went } = await setUp();
  await person.keyboard('dice{Enter}');
  await waitFor(() => expect(went).toHaveBeenCalled());
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Roll diceRecent · Actions');
});

it('Enter does nothing where nothing is found', async () => {
  const { person, went } = await setUp();
  await person.keyboard('dragon{Enter}');
  expect(screen.getByText('Nothing found. Try other words.')).toBeTruthy();
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  expect(went).not.toHaveBeenCalled();
});

it('Escape closes the palette and gives the focus back', async () => {
  const { person, went } = await setUp();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
  expect(went).not.toHaveBeenCalled();
});

it('a palette that still loads says so instead of how much it found', async () => {
  await setUp(true);
  expect(screen.queryByText(/results/)).toBeNull();
  expect(screen.getByText('Still looking for your campaigns and worlds…')).toBeTruthy();
});
