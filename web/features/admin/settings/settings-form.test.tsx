import type { Settings } from '#contract/accounts/admin-shapes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SettingsForm } from './settings-form.tsx';

const settings: Settings = {
  signups: 'invite',
  model: null,
  repliesPerCampaign: null,
  repliesPerPerson: 20,
  megabytesPerPerson: null,
  listingsReviewed: false,
};

const setUp = (answers: Answers['admin'] = {}) =>
  renderAt('/admin/settings', <SettingsForm now={{ settings, modelKeySet: false, narrator: 'Storyteller' }} />, {
    admin: { saveSettings: () => ({ narrator: 'Storyteller' }), ...answers },
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('admin.saveSettings');

it('a form with something wrong marks it on saving, and takes the focus to the first of it', async () => {
  const { person, server } = setUp();
  await person.clear(field('For each person'));
  await person.type(field('For each person'), 'many');
  expect(field('For each person').getAttribute('aria-invalid')).toBeNull();
  await person.click(save());
  await waitFor(() => expect(document.activeElement).toBe(field('For each person')));
  expect(field('For each person').getAttribute('aria-invalid')).toBe('true');
  expect(sent(server)).toEqual([]);
});

it('a model needs a name, and an address only where its provider does', async () => {
  const { person, server } = setUp();
  await person.click(screen.getByRole('radio', { name: /^A model named here/ }));
  await person.click(save());
  expect(screen.getByText('Please name the model.')).toBeTruthy();
  expect(screen.getByText('This provider needs an address.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Ollama');
  expect(screen.queryByText('This provider needs an address.')).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Model/ }), 'tiny');
  await person.click(save());
  await waitFor(() => expect(sent(server)).toMatchObject([{ model: { name: 'ollama:tiny', baseUrl: null }, repliesPerPerson: 20 }]));
});

it('a refusal stands in the form, and what was typed stays', async () => {
  const { person } = setUp({
    saveSettings: () => {
      throw new Refusal('admin.only');
    },
  });
  await person.type(field('In each campaign'), '5');
  await person.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe(new Refusal('admin.only').message);
  expect(field('In each campaign').value).toBe('5');
});

it('whoever leaves with changes is asked first, and without any is not', async () => {
  const { person, history, router } = setUp();
  await person.type(field('In each campaign'), '5');
  expect(screen.getByText('There are changes that are not saved yet.')).toBeTruthy();
  queueMicrotask(() => void router.navigate({ href: '/admin/people' }));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(history.location.pathname).toBe('/admin/settings');
  await person.clear(field('In each campaign'));
  await act(() => router.navigate({ href: '/admin/people' }));
  await waitFor(() => expect(history.location.pathname).toBe('/admin/people'));
});
