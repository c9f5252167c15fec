import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hero } from '#domain/character/character.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { ImportDialog } from './import-dialog.tsx';

const lost = 'The feat “Ever Fortunate” cannot be imported: it is none of SRD 5.2.';
const preview = {
  name: 'Odrun Vale',
  calling: 'Fighter 5',
  species: 'Dwarf',
  hitPoints: 38,
  maximumHitPoints: 49,
  armorClass: 18,
  items: 9,
  spells: 0,
  report: [lost],
  notes: '## Backstory\n\nHeld the bridge.',
};
const note = {
  id: 'note',
  title: 'About Odrun Vale',
  text: preview.notes,
  audience: 'private' as const,
  ownerId: 'mira',
  ownerName: 'Mira',
  updatedAt: '2026-11-23T04:00:00.000Z',
  updatedBy: { id: 'mira', name: 'Mira' },
  version: '1',
  others: [],
};
const file = new File(['{}'], 'odrun.json', { type: 'application/json' });
const press = (name: string) => screen.getByRole('button', { name });

async function chosen(answers: Answers['characters'] = {}, notes: Answers['notes'] = {}) {
  const view = renderAt('/', <ImportDialog campaignId="harrowmere" onClose={() => {}} />, {
    characters: { previewImport: () => preview, import: () => ({ character: hero({ name: 'Odrun Vale' }), report: [lost] }), ...answers },
    notes: { save: () => ({ note, kept: true }), ...notes },
  });
  await view.person.upload(screen.getByLabelText(/Character file/), file);
  await view.person.click(press('Preview'));
  return view;
}

it('a file is shown with what of it is lost before anybody is made', async () => {
  const { server } = await chosen();
  expect(await screen.findByText(lost)).toBeTruthy();
  expect(screen.getByText(/38 of 49 hit points/)).toBeTruthy();
  expect(server.inputsOf('characters.import')).toEqual([]);
});

it('what is written about a character is kept as a private note where somebody wants that', async () => {
  const { person, server } = await chosen();
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  expect(server.inputsOf('characters.import')).toHaveLength(1);
  expect(server.inputsOf('notes.save')).toMatchObject([
    { title: 'About Odrun Vale', text: preview.notes, audience: 'private', seen: null },
  ]);
});

it('no note is written where nobody wants one', async () => {
  const { person, server } = await chosen();
  await person.click(await screen.findByRole('checkbox', { name: /private note/ }));
  await person.click(press('Import'));
  expect(server.inputsOf('characters.import')).toHaveLength(1);
  expect(server.inputsOf('notes.save')).toEqual([]);
});

it('a file that is refused can be exchanged for another', async () => {
  await chosen({
    previewImport: () => {
      throw new Refusal('character.fileRefused', 'This file is not JSON, or it is damaged.');
    },
  });
  expect(await screen.findByText('This file is not JSON, or it is damaged.')).toBeTruthy();
  expect(press('Preview')).toBeTruthy();
});

it.each([
  ['cannot be read any more', () => Promise.reject(new DOMException('gone', 'NotReadableError'))],
  ['holds something else', () => Promise.resolve('{ "other": true }')],
])('a file that changes between preview and import and %s is named, and nobody is made of it', async (_, text) => {
  const { person, server } = await chosen();
  const field = await screen.findByRole('button', { name: 'Import' });
  const read = vi.spyOn(File.prototype, 'text').mockImplementation(text);
  await person.click(field);
  expect(await screen.findByText(/^This file has changed since you chose it/)).toBeTruthy();
  read.mockRestore();
  expect(server.inputsOf('characters.import')).toEqual([]);
  await person.upload(screen.getByLabelText(/Character file/), new File(['{ }'], 'odrun.json', { type: 'application/json' }));
  expect(screen.queryByText(/^This file has changed/)).toBeNull();
  await person.click(press('Preview'));
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  expect(server.inputsOf('characters.import')).toMatchObject([{ text: '{ }' }]);
});
