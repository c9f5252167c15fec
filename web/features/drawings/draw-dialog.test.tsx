import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { DrawDialog } from './draw-dialog.tsx';

const participants: Campaign['participants'] = [
  { userId: 'oda', name: 'Oda', seat: 'owner' },
  { userId: 'mira', name: 'Mira', seat: 'player' },
];
const picture = { id: 'p1', alt: 'The yard', width: 8, height: 8 };
const posted = message(1, { images: [picture] });

function setUp(answers: Answers['drawings'] = {}) {
  const onPosted = vi.fn<(message: unknown) => void>();
  const shown = renderAt('/', <DrawDialog campaign={{ id: 'c', participants }} me="oda" onPosted={onPosted} onClose={() => {}} />, {
    drawings: {
      subjects: () => ({
        isConfigured: true,
        subjects: [
          { subject: { kind: 'scene' }, name: 'The yard' },
          { subject: { kind: 'hero', id: 'kara' }, name: 'Kara' },
        ],
      }),
      suggest: ({ subject }) => ({ prompt: subject.kind === 'scene' ? 'A yard in rain.' : 'A portrait of Kara.' }),
      draw: () => picture,
      ...answers,
    },
    chat: { post: () => posted },
  });
  return { ...shown, onPosted };
}
const prompt = () => screen.getByLabelText<HTMLTextAreaElement>(/^Prompt/);
const press = (name: string) => screen.getByRole('button', { name });

it('a picture is drawn by the words that stand there, and posted to whom one chooses', async () => {
  const { person, server, onPosted } = setUp();
  await waitFor(() => expect(prompt().value).toBe('A yard in rain.'));
  expect(screen.queryByRole('button', { name: 'Post it' })).toBeNull();
  await person.type(prompt(), ' At dusk.');
  await person.click(press('Draw'));
  expect(await screen.findByRole('img', { name: 'The yard' })).toBeTruthy();
  expect(server.inputsOf('drawings.draw')).toMatchObject([{ prompt: 'A yard in rain. At dusk.', alt: 'The yard' }]);
  expect(server.inputsOf('chat.post')).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Who will see it'), 'Mira alone');
  await person.click(press('Post it'));
  await waitFor(() => expect(onPosted).toHaveBeenCalledWith(posted));
  expect(server.inputsOf('chat.post')).toMatchObject([{ content: 'The yard', images: ['p1'], to: { kind: 'player', userId: 'mira' } }]);
});

it('each subject has words of its own, and what was typed for one is kept', async () => {
  const { person } = setUp();
  await waitFor(() => expect(prompt().value).toBe('A yard in rain.'));
  await person.type(prompt(), ' Fog.');
  await person.selectOptions(screen.getByLabelText('What it shows'), 'Kara');
  await waitFor(() => expect(prompt().value).toBe('A portrait of Kara.'));
  await person.click(press('Draw'));
  expect(await screen.findByRole('button', { name: 'Set as portrait' })).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('What it shows'), 'The scene: The yard');
  expect(prompt().value).toBe('A yard in rain. Fog.');
});

it('empty words are marked and nothing is drawn; a refusal is told and the words stay', async () => {
  const { person, server } = setUp({
    draw: () => {
      throw new Refusal('picture.crossesLine');
    },
  });
  await waitFor(() => expect(prompt().value).toBe('A yard in rain.'));
  await person.clear(prompt());
  await person.click(press('Draw'));
  expect(screen.getByText('Say what the picture is to show.')).toBeTruthy();
  expect(server.inputsOf('drawings.draw')).toEqual([]);
  await person.type(prompt(), 'Spiders');
  await person.click(press('Draw'));
  expect(await screen.findByText(new Refusal('picture.crossesLine').message)).toBeTruthy();
  expect(prompt().value).toBe('Spiders');
});
