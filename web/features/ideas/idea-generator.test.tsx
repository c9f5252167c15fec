import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { IdeaGenerator } from './idea-generator.tsx';

afterEach(() => localStorage.clear());

const setUp = async (at = '/tools/generators') => {
  const shown = renderAt(at, <IdeaGenerator />);
  await screen.findByRole('button', { name: 'Draw another' });
  return shown;
};

it('the same address draws the same tavern, and another press another one', async () => {
  const { close } = await setUp('/tools/generators?kind=tavern&seed=ember');
  const drawn = document.querySelector('#idea-title')?.textContent;
  expect(drawn).toMatch(/^The \w+/);
  close();
  const again = await setUp('/tools/generators?kind=tavern&seed=ember');
  expect(document.querySelector('#idea-title')?.textContent).toBe(drawn);
  await again.person.click(screen.getByRole('button', { name: 'Draw another' }));
  await waitFor(() => expect(document.querySelector('#idea-title')?.textContent).not.toBe(drawn));
});

it('what is kept stands on the device until it is removed', async () => {
  const { person, close } = await setUp('/tools/generators?kind=weather&of=desert&in=summer&seed=a');
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  close();
  const again = await setUp();
  expect(screen.getByText('Weather: Desert, summer')).toBeTruthy();
  await again.person.click(screen.getByRole('button', { name: 'Remove Desert, summer' }));
  expect(screen.getByText('What you keep stands here, on this device.')).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

it('each kind offers its own choices', async () => {
  const { person } = await setUp();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Goblin');
  await waitFor(() => expect(document.querySelector('#idea-title')?.textContent).toBe('Goblin'));
  await person.click(screen.getByRole('radio', { name: 'Loot' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Found in' }), 'A hoard');
  await waitFor(() => expect(document.querySelector('#idea-title')?.textContent).toBe('The hoard'));
  expect(screen.getByText('Coins')).toBeTruthy();
});

it('loses nothing of what is chosen faster than it is drawn', async () => {
  await setUp('/tools/generators?kind=weather&seed=a');
  // One after the other, before the page is drawn anew.
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Climate' }), { target: { value: 'desert' } });
    // The address changes a few steps after a press.
    for (let step = 0; step < 6; step += 1) await Promise.resolve();
    fireEvent.change(screen.getByRole('combobox', { name: 'Season' }), { target: { value: 'winter' } });
  });
  await waitFor(() => expect(document.querySelector('#idea-title')?.textContent).toBe('Desert, winter'));
});

it('a seed is typed letter by letter, also amid what stands there', async () => {
  const { person } = await setUp('/tools/generators?kind=tavern&seed=emr');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed' });
  await person.type(field, 'be', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field.value).toBe('ember');
});
