import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FightLines } from './fight-lines.tsx';

it('says beside the dice what helped and hindered them', () => {
  const notes = ['Disadvantage: Nim is poisoned'];
  const roll = { label: '', dice: '2d20', faces: [13, 18], kept: [13], modifier: 5, total: 18, against: null, notes };
  render(<FightLines lines={[{ key: '1.0', sentence: 'Nim hits Brute.', rolls: [roll] }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Nim hits Brute.2d20: 13 + 5 = 18Disadvantage: Nim is poisoned');
});
