import type { Pin } from '#domain/maps/map.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PinForm } from './pin-form.tsx';

const blank: Pin = { id: 'p', x: 0.25, y: 0.5, name: '', entryId: null, audience: 'table' };
const entry = (id: string, name: string, category: 'geography' | 'items') =>
  ({ id, name, category, audience: 'everyone', origin: 'world', waiting: 0 }) as const;

async function setUp(pin: Pin = blank, busy = false) {
  const save = vi.fn<(pin: Pin) => void>();
  const shown = renderAt('/', <PinForm pin={pin} campaignId="weir" busy={busy} onSave={save} onClose={() => undefined} />, {
    tableLore: { list: () => [entry('axe', 'Axe', 'items'), entry('weir', 'Weir', 'geography'), entry('bar', 'Bar', 'geography')] },
  });
  await screen.findByRole('option', { name: 'Weir' });
  return { ...shown, save };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const lore = () => screen.getByRole('combobox', { name: 'Linked lore' });

it('a pin without a name is not saved, and says so until it has one', async () => {
  const { person, save } = await setUp();
  await person.type(name(), '  {Enter}');
  expect(screen.getByText('Please enter a name.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await person.type(name(), 'Weir ');
  expect(screen.queryByText('Please enter a name.')).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'DMs only' }));
  await person.type(name(), '{Enter}');
  expect(save.mock.calls).toEqual([[{ ...blank, name: 'Weir', audience: 'dm' }]]);
});

it('lore is offered with the places first, and names a pin that has no name yet', async () => {
  const { person } = await setUp();
  expect(
    within(lore())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['None', 'Bar', 'Weir', 'Axe']);
  await person.selectOptions(lore(), 'Bar');
  expect(name().value).toBe('Bar');
  await person.selectOptions(lore(), 'Axe');
  expect(name().value).toBe('Bar');
});

it('a pin that leads nowhere any more keeps its name', async () => {
  const { person, save } = await setUp({ ...blank, name: 'Mill', entryId: 'weir' });
  expect(screen.getByRole('dialog', { name: 'Edit “Mill”' })).toBeTruthy();
  await person.selectOptions(lore(), 'None');
  await person.click(screen.getByRole('button', { name: 'Save pin' }));
  expect(save.mock.calls).toEqual([[{ ...blank, name: 'Mill', entryId: null }]]);
});

it('a pin is not saved again while it is being saved', async () => {
  const { person, save } = await setUp({ ...blank, name: 'Mill' }, true);
  await person.type(name(), '{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save pin' }));
  expect(save).not.toHaveBeenCalled();
});
