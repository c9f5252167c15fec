import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { GuidancePanel } from './guidance-panel.tsx';
import { takeGuidance } from './take-guidance.ts';

const kept = { standing: 'Keep to the sea.', next: '', isFollowed: true };
const setUp = (answers: Answers['narrator'] = {}) =>
  renderAt('/', <GuidancePanel campaignId="weir" />, { narrator: { guidance: () => kept, guide: () => ({}), ...answers } });

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });

it('guidance for the next reply is sent alone, and its field follows what is told', async () => {
  const { person, server } = setUp();
  await person.type(await field('For the next reply'), ' Let it rain. ');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.inputsOf('narrator.guide')).toEqual([{ campaignId: 'weir', next: 'Let it rain.' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect((await field('For the next reply')).value).toBe('Let it rain.');
  takeGuidance('weir', { standing: 'Keep to the sea.', next: '' });
  await waitFor(async () => expect((await field('For the next reply')).value).toBe(''));
});

it('guidance for every reply is removed by emptying it', async () => {
  const { person, server } = setUp();
  await person.clear(await field('For every reply'));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.inputsOf('narrator.guide')).toEqual([{ campaignId: 'weir', standing: '' }]));
});

it('guidance that the server refuses stays in its field', async () => {
  const { person } = setUp({
    guide: () => {
      throw new Refusal('campaign.notFound');
    },
  });
  await person.type(await field('For the next reply'), 'Let it rain.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(new Refusal('campaign.notFound').message)).toBeTruthy();
  expect((await field('For the next reply')).value).toBe('Let it rain.');
});

it('the panel says that the Storyteller follows none', async () => {
  setUp({ guidance: () => ({ ...kept, isFollowed: false }) });
  expect(await screen.findByText(/The Storyteller does not follow guidance/)).toBeTruthy();
});
