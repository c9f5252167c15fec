import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { OptionButtons } from './option-buttons.tsx';

const options = [
  { id: 'o1', words: 'Speak with Maren' },
  { id: 'o2', words: 'Take the footpath' },
];

it('a press on an option says its words', async () => {
  const chosen = vi.fn<(text: string) => void>();
  const { person } = renderAt('/', <OptionButtons options={options} me="bo" disabled={false} onChoose={chosen} />);
  const group = screen.getByRole('group', { name: 'What you could do' });
  expect(within(group).getAllByRole('button')).toHaveLength(2);
  await person.click(within(group).getByRole('button', { name: 'Take the footpath' }));
  expect(chosen.mock.calls).toEqual([['Take the footpath']]);
});

it('an option says nothing while nothing can be said, and keeps its place', async () => {
  const chosen = vi.fn<(text: string) => void>();
  const { person } = renderAt('/', <OptionButtons options={options} me="bo" disabled onChoose={chosen} />);
  await person.click(screen.getByRole('button', { name: 'Speak with Maren' }));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('shows of a party in several places what is for the own hero', () => {
  const apart = [
    { id: 'o1', words: 'Speak with Maren', for: ['mira'] },
    { id: 'o2', words: 'Take the footpath', for: ['bo', 'cass'] },
  ];
  renderAt('/', <OptionButtons options={apart} me="bo" disabled={false} onChoose={() => {}} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take the footpath']);
});
