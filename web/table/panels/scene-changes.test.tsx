import type { PartyLocation } from '#domain/campaign/campaign.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SceneChanges } from './scene-changes.tsx';

const changed: PartyLocation['changed'] = [
  { id: 1, at: 'The Dry Quay', thing: 'the old tent', state: 'burnt', by: 'mira' },
  { id: 2, at: 'The Bell Loft', thing: 'the rope', state: 'wet', by: null },
];
const shown = (leads: boolean, there: PartyLocation['changed']) => (
  <SceneChanges
    campaignId="weir"
    location={{ name: 'The Dry Quay', place: 'Tollhithe', changed: there }}
    nameOf={(id) => (id === 'mira' ? 'Mira' : undefined)}
    leads={leads}
  />
);
const list = () => screen.getByRole('list', { name: 'What has changed here' });

it('everybody reads what deeds have changed, and by whom; elsewhere with its place', () => {
  renderAt('/', shown(false, changed));
  expect(within(list()).getByText('The old tent is burnt.').textContent).toBe('The old tent is burnt. By Mira.');
  expect(within(list()).getByText(/^The Bell Loft: The rope is wet\.$/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'What' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('players read nothing where nothing has changed', () => {
  renderAt('/', shown(false, []));
  expect(screen.queryByRole('heading', { name: 'What has changed here' })).toBeNull();
});

it('whoever leads sets how something is, and removes it', async () => {
  const { person, server } = renderAt('/', shown(true, changed), { narrator: { tagScene: () => ({}), untagScene: () => ({}) } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  await person.type(screen.getByRole('textbox', { name: 'What' }), ' the ferry ');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Is now' }), 'burnt');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(server.inputsOf('narrator.tagScene')).toEqual([{ campaignId: 'weir', thing: 'the ferry', state: 'burnt' }]);
  await person.click(screen.getByRole('button', { name: 'Remove: The old tent is burnt.' }));
  expect(server.inputsOf('narrator.untagScene')).toEqual([{ campaignId: 'weir', tagId: 1 }]);
});
