import type { Roll } from '#domain/dice/roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LastRoll } from './last-roll.tsx';
import { keepRolledDamage } from './rolled-damage.ts';
import { SheetRolls } from './sheet-rolls.ts';

const attack: Roll = {
  label: 'Longsword attack',
  dice: '1d20',
  faces: [12],
  kept: [12],
  modifier: 5,
  total: 17,
  against: null,
  from: { characterId: 'kara', itemId: 'sword', what: 'attack' },
};

function show() {
  const forget = vi.fn();
  const last = { key: 'k', rolls: [attack, attack], content: '', story: { messageId: 'm', at: new Date().toISOString() } };
  const rolls = { busy: false, last, forget, show: vi.fn(), roll: async () => true };
  render(
    <SheetRolls value={rolls}>
      <LastRoll character={{ id: 'kara', inspiration: false, restedAt: null }} />
    </SheetRolls>,
  );
  return forget;
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('leaves once there was time to read it', () => {
  const forget = show();
  wait(limits.lastRollMilliseconds - 1);
  expect(forget).not.toHaveBeenCalled();
  wait(1);
  expect(forget).toHaveBeenCalledOnce();
});

it('stays while the focus is in it', () => {
  const forget = show();
  act(() => screen.getByRole('button', { name: 'Dismiss the roll' }).focus());
  wait(limits.lastRollMilliseconds * 2);
  expect(forget).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dismiss the roll' }).blur());
  wait(limits.lastRollMilliseconds);
  expect(forget).toHaveBeenCalledOnce();
});

it('offers no damage of an attack whose damage was rolled in the chat', () => {
  show();
  expect(screen.getAllByRole('button', { name: 'Damage' })).toHaveLength(2);
  act(() => keepRolledDamage('m', 1));
  expect(screen.getAllByRole('button', { name: 'Damage' })).toHaveLength(1);
  act(() => keepRolledDamage('m', 0));
  expect(screen.queryByRole('button', { name: 'Damage' })).toBeNull();
});
