import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Refusal } from '#domain/refusals/refusals.ts';
import { givePlayers } from '#tests/support/dom/fake-audio.ts';
import type { FakeAudio } from '#tests/support/dom/fake-audio.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { giveSpeech } from '#tests/support/dom/fake-speech.ts';
import type { FakeSpeech } from '#tests/support/dom/fake-speech.ts';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { readAloud } from '#web/lib/speech/read-aloud.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

let speech: FakeSpeech;
let players: FakeAudio[];
beforeEach(() => {
  speech = giveSpeech();
  players = givePlayers();
});
afterEach(() => act(readAloud.stop));

const long = message(1, { role: 'ai', authorId: null, content: `${'A word. '.repeat(120)}\n\nThe end is near.` });
const said = ({ part }: { part: number }) => ({ url: `/recordings/${part}`, parts: 2 });

async function setUp(answers: Answers['speech'] = {}) {
  const shown = renderAt('/', <ReadAloudButton message={long} />, {
    speech: { voice: () => ({ isConfigured: true }), say: said, ...answers },
  });
  await signInAsMira(shown.server);
  await shown.person.click(await screen.findByRole('button', { name: 'Read aloud' }));
  return shown;
}
const playing = () => players.filter(({ isPlaying }) => isPlaying).map(({ src }) => src);
const button = (name: string) => screen.findByRole('button', { name });

it('the server’s voice says a reply part by part, asking for the next one while one is heard', async () => {
  const { server } = await setUp();
  await waitFor(() => expect(playing()).toEqual(['/recordings/0']));
  await waitFor(() => expect(server.inputsOf('speech.say')).toMatchObject([{ messageId: 'm1', part: 0 }, { part: 1 }]));
  act(() => players[0]?.finish());
  await waitFor(() => expect(playing()).toEqual(['/recordings/1']));
  act(() => players[0]?.finish());
  expect(await button('Read aloud')).toBeTruthy();
  expect(server.inputsOf('speech.say')).toHaveLength(2);
  expect(players).toHaveLength(1);
});

it('a recording is paused where it is, goes on there with the speed of that moment, and stops', async () => {
  const { person, server } = await setUp();
  await waitFor(() => expect(playing()).toHaveLength(1));
  await person.click(await button('Pause reading'));
  expect(playing()).toEqual([]);
  const faster = { ...mira, preferences: { ...mira.preferences, readAloudSpeed: 1.5 as const } };
  server.answer({
    account: { me: () => ({ person: faster, ended: null, firstAccount: false, signups: 'invite', google: false, mail: false }) },
  });
  await act(refreshSession);
  await person.click(await button('Go on reading'));
  expect(players[0]).toMatchObject({ src: '/recordings/0', isPlaying: true, playbackRate: 1.5 });
  await person.click(await button('Stop reading'));
  expect(playing()).toEqual([]);
});

it('what is stopped before its recording came stays silent', async () => {
  let give = () => {};
  const { person } = await setUp({ say: (input) => new Promise((resolve) => (give = () => resolve(said(input)))) });
  await person.click(await button('Stop reading'));
  await act(async () => give());
  expect(playing()).toEqual([]);
});

it('a refusal is told in its words, and a voice of the browser can read instead', async () => {
  speech.find(['Anna', 'en-GB']);
  const { person } = await setUp({
    say: () => {
      throw new Refusal('endpoint.busy');
    },
  });
  expect(await screen.findByText(new Refusal('endpoint.busy').message)).toBeTruthy();
  await person.click(await button('Use this browser’s voice'));
  expect(speech.speaking).toMatch(/^A word\./);
});

it('whoever has chosen a voice of the browser hears that one', async () => {
  speech.find(['Anna', 'en-GB']);
  const shown = renderAt('/', <ReadAloudButton message={long} />, { speech: { voice: () => ({ isConfigured: true }) } });
  await signInAsMira(shown.server);
  const chosen = { ...mira, preferences: { ...mira.preferences, readAloudVoice: 'Anna' } };
  shown.server.answer({
    account: { me: () => ({ person: chosen, ended: null, firstAccount: false, signups: 'invite', google: false, mail: false }) },
  });
  await act(refreshSession);
  await shown.person.click(await button('Read aloud'));
  expect(speech.said).toMatchObject([{ voice: 'Anna' }]);
  expect(players).toEqual([]);
});
