import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveSpeech } from '#tests/support/dom/fake-speech.ts';
import type { FakeSpeech } from '#tests/support/dom/fake-speech.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { readAloud } from '#web/lib/speech/read-aloud.ts';
import { useReadingEnds } from '#web/lib/speech/use-reading-ends.ts';
import { Store, useStore } from '#web/lib/store/store.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

let speech: FakeSpeech;
beforeEach(() => {
  speech = giveSpeech();
});
afterEach(() => act(readAloud.stop));

/** A server without a voice of its own. */
const silentServer = { speech: { voice: () => ({ isConfigured: false }) } };
const told = (position: number, content: string) => message(position, { role: 'ai', authorId: null, content });
const bell = told(1, 'The *bell* rings.\n\n🎲 Perception: 1d20+3 = 17\n\nNobody comes.');
const ferry = told(2, 'The ferry waits.');

const story = new Store<readonly ReturnType<typeof told>[]>([]);

/** The replies of a table, as its screen shows them. */
function Story() {
  useReadingEnds(story.subscribe, story.get);
  return useStore(story).map((reply) => (
    <div key={reply.id} data-testid={reply.id}>
      <ReadAloudButton message={reply} />
    </div>
  ));
}

const button = (name: string) => screen.getByRole('button', { name });
const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));
const end = () => act(() => speech.finish());

function setUp(replies = [bell]) {
  story.set(replies);
  const shown = renderAt('/', <Story />, silentServer);
  act(() => speech.find(['Anna', 'en-GB'], ['Otto', 'de-DE']));
  return shown;
}

it('a reply is read aloud part by part, without its marks and dice, and then the button is as before', async () => {
  const { person } = setUp();
  await person.click(button('Read aloud'));
  // What reads is fetched with the first press.
  await waitFor(() => expect(speech.speaking).toBe('The bell rings.'));
  expect(buttons()).toEqual(['Pause reading', 'Stop reading']);
  end();
  expect(speech.speaking).toBe('Nobody comes.');
  end();
  expect(speech.said).toHaveLength(2);
  expect(buttons()).toEqual(['Read aloud']);
});

it('reading is paused and goes on with the part that was begun, by keyboard, with the focus on its button', async () => {
  const { person } = setUp();
  button('Read aloud').focus();
  await person.keyboard('{Enter}');
  end();
  await person.keyboard(' ');
  expect(document.activeElement).toBe(button('Go on reading'));
  expect(speech.speaking).toBeNull();
  await person.keyboard('{Enter}');
  expect(speech.speaking).toBe('Nobody comes.');
  await person.tab();
  await person.keyboard('{Enter}');
  expect(speech.speaking).toBeNull();
  expect(document.activeElement).toBe(button('Read aloud'));
});

it('another reply that is begun ends the one before', async () => {
  const { person } = setUp([bell, ferry]);
  const [first, second] = screen.getAllByRole('button', { name: 'Read aloud' });
  if (first) await person.click(first);
  if (second) await person.click(second);
  expect(speech.speaking).toBe('The ferry waits.');
  await waitFor(() => expect(buttons()).toEqual(['Read aloud', 'Pause reading', 'Stop reading']));
});

it.each([
  ['left', null],
  ['taken back', []],
  ['edited', [{ ...bell, content: 'The bell is silent.' }]],
])('the voice is silent once the story was %s', async (_how, after) => {
  const { person, close } = setUp();
  await person.click(button('Read aloud'));
  if (after === null) close();
  else act(() => story.set(after));
  expect(speech.speaking).toBeNull();
  expect(readAloud.reading.get()).toBeNull();
});

it('there is no button where the browser has no voices, or the reply no words', () => {
  story.set([bell]);
  renderAt('/', <Story />, silentServer);
  expect(buttons()).toEqual([]);
  act(() => speech.find(['Anna', 'en-GB']));
  expect(buttons()).toEqual(['Read aloud']);
  act(() => speech.find());
  expect(buttons()).toEqual([]);
});

it('a reply without words has no button', () => {
  setUp([told(1, '---')]);
  expect(buttons()).toEqual([]);
});

it('a voice that breaks is told, and reading ends', async () => {
  const { person } = setUp();
  await person.click(button('Read aloud'));
  act(() => speech.fail());
  expect(await screen.findByText('Cannot read aloud')).toBeTruthy();
  expect(buttons()).toContain('Read aloud');
  expect(buttons()).not.toContain('Stop reading');
});
