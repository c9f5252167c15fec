import type { Draft } from '#contract/play/narrator-shapes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { DraftCard } from './draft-card.tsx';

const draft: Draft = {
  id: 'd1',
  campaignId: 'weir',
  cause: 'turn',
  cycle: 2,
  content: 'The gate opens.',
  rolls: [],
  narration: {
    narrationId: 'd1',
    cause: 'turn',
    cycle: 2,
    ending: 'complete',
    spokenBy: 'Storyteller',
    fellBack: null,
    scene: null,
    resolved: [],
  },
  heldBack: [],
  isDamaged: false,
};

const setUp = (answers: Answers['narrator'] = {}, over: Partial<Draft> = {}) =>
  renderAt('/', <DraftCard draft={{ ...draft, ...over }} personId="dana" />, {
    narrator: { publishDraft: () => ({}), discardDraft: () => ({}), ...answers },
  });

const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The draft' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('a draft is posted in the words that it was left in', async () => {
  const { person, server } = setUp();
  await person.type(words(), ' It creaks.');
  await person.click(button('Post'));
  expect(server.inputsOf('narrator.publishDraft')).toEqual([
    { campaignId: 'weir', narrationId: 'd1', content: 'The gate opens. It creaks.' },
  ]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('words that were changed are there again after a reload, and after a failure', async () => {
  const { person, close } = setUp({
    publishDraft: () => {
      throw new Refusal('campaign.notFound');
    },
  });
  await person.type(words(), ' It creaks.');
  await person.click(button('Post'));
  expect(await screen.findByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  close();
  setUp();
  expect(words().value).toBe('The gate opens. It creaks.');
});

it('nothing else can be done while a draft is being posted, and posting twice is posting once', async () => {
  const { person, server } = setUp({ publishDraft: () => new Promise(() => undefined) });
  await person.click(button('Post'));
  await person.click(button('Post'));
  expect(server.inputsOf('narrator.publishDraft')).toHaveLength(1);
  expect([button('Discard').disabled, button('Regenerate').disabled]).toEqual([true, true]);
});

it('a draft is discarded only after a question, and told anew without one', async () => {
  const { person, server } = setUp();
  await person.click(button('Discard'));
  expect(server.inputsOf('narrator.discardDraft')).toEqual([]);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await person.click(button('Regenerate'));
  expect(server.inputsOf('narrator.discardDraft')).toMatchObject([{ narrationId: 'd1', anew: true }]);
  await person.click(button('Discard'));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(server.inputsOf('narrator.discardDraft').at(-1)).toMatchObject({ anew: false }));
});

it('an empty draft and a damaged one cannot be posted', async () => {
  const { person, close } = setUp();
  await person.clear(words());
  expect(button('Post').disabled).toBe(true);
  close();
  setUp({}, { id: 'd2', isDamaged: true });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(button('Post').disabled).toBe(true);
});
