import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FightLines } from './fight-lines.tsx';

it('says beside the dice what helped and hindered them', () => {
  const notes = ['Disadvantage: Nim is poisoned'];
  const roll = { label: '', dice: '2d20', faces: [13, 18], kept: [13], modifier: 5, total: 18, against: null, notes };
  render(<FightLines lines={[{ key: '1.0', sentence: 'Nim hits Brute.', rolls: [roll] }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Nim hits Brute.2d20: 13 + 5 = 18Disadvantage: Nim is poisoned');
});

it('what was before stays open for as long as the turn lasts, and leaves its room to the next one', async () => {
  const lines = (...keys: string[]) => keys.map((key) => ({ key, sentence: `Line ${key}`, rolls: [] }));
  const { rerender, container } = render(<FightLines turn="1 nim" lines={lines('1.0', '2.0')} />);
  await userEvent.click(screen.getByText('Earlier'));
  const isOpen = () => container.querySelector('details')?.open;
  rerender(<FightLines turn="1 nim" lines={lines('1.0', '2.0', '3.0')} />);
  expect(isOpen()).toBe(true);
  rerender(<FightLines turn="1 brute" lines={lines('1.0', '2.0', '3.0', '4.0')} />);
  expect(isOpen()).toBe(false);
});

it('stands at the newest of what NPCs did in a row, and at the beginning of all else', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(0);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100);
  const lines = (byNarrator: boolean, ...keys: string[]) =>
    keys.map((key) => ({ key, sentence: `Line ${key}`, rolls: [], ...(byNarrator && { byNarrator: true as const }) }));
  const { rerender } = render(<FightLines lines={lines(false, '1.0', '1.1')} />);
  const place = screen.getByRole('region', { name: 'Latest result' });
  expect(place.scrollTop).toBe(0);
  rerender(<FightLines lines={lines(true, '2.0', '3.0')} />);
  expect(place.scrollTop).toBe(200);
  place.scrollTop = 20;
  rerender(<FightLines lines={lines(true, '2.0', '3.0')} />);
  expect(place.scrollTop).toBe(20);
  rerender(<FightLines lines={lines(true, '2.0', '3.0', '4.0')} />);
  expect(place.scrollTop).toBe(200);
  vi.restoreAllMocks();
});
