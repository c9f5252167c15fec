import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeldBack } from './held-back.tsx';

it('tells what was held back, folded away, with how much it was', () => {
  render(
    <HeldBack
      objections={[
        { code: 'killedWithoutRuling', slots: { npc: 'the mayor' } },
        { code: 'secretTold', slots: {} },
      ]}
    />,
  );
  expect(screen.getByText('Held back: 2 claims, only for Dungeon Masters')).toBeDefined();
  expect(screen.getByText('Held back: says that the mayor is dead')).toBeDefined();
  expect(screen.getByText('Held back: tells what only the Dungeon Master knows')).toBeDefined();
});

it('is not there where nothing was held back', () => {
  const { container } = render(<HeldBack objections={[]} />);
  expect(container.textContent).toBe('');
});
