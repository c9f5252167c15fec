import type { Recap } from '#domain/timeline/recap.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { RecapEditor } from './recap-editor.tsx';

const recap: Recap = {
  id: 'r1',
  number: 3,
  startedAt: '2026-11-19T18:00:00.000Z',
  endedAt: '2026-11-19T22:00:00.000Z',
  text: 'They crossed the weir.',
  index: { places: [], people: [], loot: [], clues: [], lore: [], fights: [], experience: [], levels: [] },
  state: 'draft',
  version: 1,
  writtenBy: 'the Storyteller',
  isBeingWritten: false,
  publishedAt: null,
};

function setUp(answers: Answers['history'] = {}, before: Recap = recap) {
  const editor = (now: Recap) => <RecapEditor campaignId="weir" recap={now} />;
  const shown = renderAt('/', editor(before), {
    history: {
      saveRecap: ({ text }) => ({ ...before, text, version: before.version + 1 }),
      publishRecap: ({ version }) => ({ ...before, version, state: 'published' }),
      ...answers,
    },
  });
  return { ...shown, change: (now: Recap) => shown.show(editor(now)) };
}

const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Previously, in session 3' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('a recap that was changed is saved upon the version it was changed from, and then nothing is left to save', async () => {
  const { person, server } = setUp();
  expect(button('Save').disabled).toBe(true);
  await person.type(words(), ' It broke. ');
  await person.click(button('Save'));
  expect(await screen.findByText('Recap saved')).toBeTruthy();
  expect(server.inputsOf('history.saveRecap')).toEqual([
    { campaignId: 'weir', recapId: 'r1', text: 'They crossed the weir. It broke.', version: 1 },
  ]);
  expect(button('Save').disabled).toBe(true);
});

it('a changed recap is saved before it is published, in the version that came of it', async () => {
  const { person, server } = setUp();
  await person.type(words(), ' It broke.');
  await person.click(button('Publish to players'));
  expect(await screen.findByText('Recap published')).toBeTruthy();
  expect(server.calls.map(({ operation }) => operation)).toEqual(['history.saveRecap', 'history.publishRecap']);
  expect(server.inputsOf('history.publishRecap')).toEqual([{ campaignId: 'weir', recapId: 'r1', version: 2 }]);
  expect(queryClient.getQueryData(calls.history.recaps.queryKey({ input: { campaignId: 'weir' } }))?.recaps[0]?.state).toBe('published');
});

it('a recap that nobody changed is published as it is', async () => {
  const { person, server } = setUp();
  await person.click(button('Publish to players'));
  await screen.findByText('Recap published');
  expect(server.inputsOf('history.saveRecap')).toEqual([]);
});

it('a recap without words is neither saved nor published', async () => {
  const { person } = setUp();
  await person.clear(words());
  expect(screen.getByText('A recap needs some text.')).toBeTruthy();
  expect([button('Save').disabled, button('Publish to players').disabled]).toEqual([true, true]);
});

it('words that the server refuses are kept, also over a reload', async () => {
  const refused = () => {
    throw new Refusal('campaign.notFound');
  };
  const { person, close } = setUp({ saveRecap: refused });
  await person.type(words(), ' It broke.');
  await person.click(button('Save'));
  expect(await screen.findByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  close();
  setUp();
  expect(words().value).toBe('They crossed the weir. It broke.');
});

it('other words that come meanwhile stand beside one’s own until one of both is chosen', async () => {
  const { person, server, change } = setUp();
  await person.type(words(), ' It broke.');
  change({ ...recap, text: 'They swam.', version: 5, writtenBy: 'Dana' });
  expect(within(screen.getByRole('region', { name: 'The other version' })).getByText('They swam.')).toBeTruthy();
  await person.type(words(), '!');
  expect(button('Save').disabled).toBe(true);
  await person.click(button('Keep mine'));
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(button('Save'));
  await waitFor(() =>
    expect(server.inputsOf('history.saveRecap')).toMatchObject([{ text: 'They crossed the weir. It broke.!', version: 5 }]),
  );
});

it('the other words take the place of one’s own where those are wanted', async () => {
  const { person, change } = setUp();
  await person.type(words(), ' It broke.');
  change({ ...recap, text: 'They swam.', version: 5, writtenBy: 'Dana' });
  await person.click(button('Use those'));
  expect(words().value).toBe('They swam.');
  expect(button('Save').disabled).toBe(true);
});

it('words that come meanwhile simply show where nothing was typed', () => {
  const { change } = setUp();
  change({ ...recap, text: 'They swam.', version: 5 });
  expect(words().value).toBe('They swam.');
  expect(screen.queryByRole('alert')).toBeNull();
});
