import { CampaignSettings } from '#domain/campaign/settings.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

const campaign = { id: 'weir', name: 'The Weir', privateRun: null, isOwner: true, settings: CampaignSettings.parse({}) };

function setUp(answers: Answers['campaigns'] = {}, over: Partial<Parameters<typeof SettingsDialog>[0]['campaign']> = {}) {
  const close = vi.fn();
  const dialog = (now: typeof campaign) => <SettingsDialog campaign={{ ...now, ...over }} onClose={close} />;
  const shown = renderAt('/', dialog(campaign), { campaigns: answers });
  return { ...shown, close, change: (now: typeof campaign) => shown.show(dialog(now)) };
}

const refuse = () => {
  throw new Refusal('campaign.notFound');
};
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Campaign name/ });
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('campaigns.saveSettings');

it('only what was changed here is sent, whatever others choose meanwhile', async () => {
  const { person, server, change } = setUp({ saveSettings: refuse });
  await person.click(screen.getByRole('radio', { name: /^Turns only/ }));
  change({ ...campaign, name: 'Renamed', settings: CampaignSettings.parse({ ruleSet: 'srd' }) });
  await person.click(save());
  await waitFor(() => expect(sent(server)).toEqual([{ campaignId: 'weir', settings: { narratorAnswers: 'turns' } }]));
});

it('settings that the server refuses stay in the form', async () => {
  const { person, close } = setUp({ saveSettings: refuse });
  await person.clear(name());
  await person.type(name(), 'The Old Weir');
  await person.click(save());
  expect(await screen.findByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  expect(name().value).toBe('The Old Weir');
  expect(close).not.toHaveBeenCalled();
});

it('a table without a name is not saved', async () => {
  const { person, server } = setUp();
  await person.clear(name());
  await person.click(save());
  expect(screen.getByText('Please enter a campaign name.')).toBeTruthy();
  expect(sent(server)).toEqual([]);
});

it('a length of one’s own is asked for in a unit and checked before it is sent', async () => {
  const { person, server } = setUp({ saveSettings: refuse });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Time to collect actions' }), 'Custom');
  const length = screen.getByRole('textbox', { name: 'Length' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'hours');
  await person.clear(length);
  await person.type(length, '49');
  await person.click(save());
  expect(length.getAttribute('aria-invalid')).toBe('true');
  expect(sent(server)).toEqual([]);
  await person.clear(length);
  await person.type(length, '36');
  await person.click(save());
  await waitFor(() => expect(sent(server)).toEqual([{ campaignId: 'weir', settings: { collectingSeconds: 129_600 } }]));
});

it('a table without a narrator has nothing to choose of when it answers', async () => {
  const { person } = setUp();
  expect(screen.getByRole('group', { name: 'When the narrator answers' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: /^You narrate/ }));
  expect(screen.queryByRole('group', { name: 'When the narrator answers' })).toBeNull();
});

it('a private run, which nobody leads, leaves out what takes a Dungeon Master', () => {
  setUp({}, { privateRun: 'host' });
  expect(screen.queryByRole('group', { name: 'Narrator' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Joining' })).toBeNull();
});

it('the owner of a campaign, and nobody else, exports it', () => {
  const { change } = setUp();
  expect(screen.getByRole('button', { name: 'Export campaign' })).toBeTruthy();
  change({ ...campaign, isOwner: false });
  expect(screen.queryByRole('button', { name: 'Export campaign' })).toBeNull();
});
