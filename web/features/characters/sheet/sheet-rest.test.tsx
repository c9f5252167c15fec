import { hero } from '#domain/character/character.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { SheetView } from './sheet-view.tsx';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

const show = (awaitsDm: boolean, experience = 0) => {
  const seen = {
    character: hero({ name: 'Krag', experience }),
    position: 1,
    playerName: 'Mira',
    isMine: true,
    mayAct: true,
    ...(awaitsDm && { awaitsDm }),
  };
  renderAt('/', <SheetView seen={seen} onDeleted={() => {}} />, { characters: { list: () => [] } });
};
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('a player rests and takes levels where the table asks for nothing else', () => {
  show(false);
  expect([isOff('Short Rest'), isOff('Long Rest'), isOff('Level Up')]).toEqual([false, false, false]);
});

it('a player whose Dungeon Master decides is told so, and can do neither', () => {
  show(true);
  expect([isOff('Short Rest'), isOff('Long Rest')]).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Level Up' })).toBeNull();
  expect(screen.getByText('The Dungeon Master decides when heroes rest and take levels.')).toBeTruthy();
});

it('Level Up stands out only where the experience for a level is there', () => {
  show(false);
  const look = (name: string) => screen.getByRole('button', { name }).className;
  expect(look('Level Up')).toBe(look('Edit Stats'));
  cleanup();
  show(false, 300);
  expect(look('Level Up')).not.toBe(look('Edit Stats'));
});
