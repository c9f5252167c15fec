import { hero } from '#domain/character/character.fixture.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { GuideAnswer } from './guide-talk.ts';
import { GuideChat } from './guide-chat.tsx';

const asks = (over: Partial<GuideAnswer>): GuideAnswer => ({
  step: 'race',
  data: {},
  message: 'Which people do you come from?',
  suggestions: ['Dwarf', 'Elf'],
  characterCreated: false,
  characterExists: false,
  character: null,
  ...over,
});

it('the narrator asks step by step, in words or by a suggestion, and at the end the hero is there', async () => {
  const answers = [
    asks({}),
    asks({ step: 'name', data: { race: 'dwarf' }, message: 'What are you called?', suggestions: ['Brottor'] }),
    asks({ step: 'class', data: { race: 'dwarf', name: 'Brottor' }, message: 'What do you live by?', suggestions: [] }),
    asks({ characterCreated: true, character: hero({ name: 'Brottor' }) }),
  ];
  const { person, server } = renderAt('/', <GuideChat campaignId="weir" me="mira" />, {
    characters: { guide: () => answers.shift() ?? asks({}) },
  });
  expect(await screen.findByText('Which people do you come from?')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Your answer' }), 'a dwarf, I think{Enter}');
  expect(await screen.findByText('What are you called?')).toBeTruthy();
  expect(screen.getByText('a dwarf, I think')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Brottor' }));
  expect(await screen.findByText('What do you live by?')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Your answer' }), 'a warrior, of course{Enter}');
  expect(await screen.findByText('Character Created!')).toBeTruthy();
  await waitFor(() => expect(server.inputsOf('characters.guide')).toHaveLength(4));
  expect(server.inputsOf('characters.guide')).toMatchObject([
    { step: 'start', message: '' },
    { step: 'race', message: 'a dwarf, I think' },
    { step: 'name', message: 'Brottor', data: { race: 'dwarf' } },
    { step: 'class', message: 'a warrior, of course', data: { race: 'dwarf', name: 'Brottor' } },
  ]);
});
