import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { giveSpeech } from '#tests/support/dom/fake-speech.ts';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { ReadAloudSettings } from './read-aloud-settings.tsx';

const shownTo = (over: Partial<typeof mira.preferences> = {}) => (
  <PersonProvider person={{ ...mira, preferences: { ...mira.preferences, ...over } }}>
    <ReadAloudSettings />
  </PersonProvider>
);
const silentServer = { speech: { voice: () => ({ isConfigured: false }) } };
const options = (label: string) => [...screen.getByLabelText(label).querySelectorAll('option')].map((each) => each.textContent);

it('the voice and the speed are chosen for the person, and a sample is said with both', async () => {
  const speech = giveSpeech();
  const { person, server } = renderAt('/', shownTo(), { ...silentServer, account: { savePreferences: () => ({}) } });
  await signInAsMira(server);
  await act(async () => speech.find(['Otto', 'de-DE'], ['Anna', 'en-GB']));
  expect(options('Voice')).toEqual(['The usual voice', 'Anna (en-GB)', 'Otto (de-DE)']);
  await person.selectOptions(screen.getByLabelText('Voice'), 'Anna');
  await person.selectOptions(screen.getByLabelText('Speed'), '1.5');
  expect(server.inputsOf('account.savePreferences')).toEqual([{ readAloudVoice: 'Anna' }, { readAloudSpeed: 1.5 }]);
});

it('the sample is said by the voice that was chosen, until it is stopped', async () => {
  const speech = giveSpeech();
  const { person } = renderAt('/', shownTo({ readAloudVoice: 'Anna', readAloudSpeed: 1.25 }), silentServer);
  await act(async () => speech.find(['Otto', 'de-DE'], ['Anna', 'en-GB']));
  await person.click(screen.getByRole('button', { name: 'Listen to it' }));
  expect(speech.said).toMatchObject([{ voice: 'Anna', rate: 1.25 }]);
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  expect(speech.speaking).toBeNull();
});

it('a browser without voices says so, and keeps a voice of another device', async () => {
  renderAt('/', shownTo({ readAloudVoice: 'Anna' }), silentServer);
  expect(await screen.findByText(/^This browser has no voices/)).toBeTruthy();
  expect(options('Voice')).toEqual(['The usual voice', 'Anna (not on this device)']);
  expect(screen.queryByRole('button', { name: 'Listen to it' })).toBeNull();
});

it('the usual voice is that of the server where it has one, also in a browser without voices', async () => {
  renderAt('/', shownTo(), { speech: { voice: () => ({ isConfigured: true }) } });
  expect(await screen.findByText('The voice of this server')).toBeTruthy();
  expect(screen.queryByText(/^This browser has no voices/)).toBeNull();
});
