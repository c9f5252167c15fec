import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SheetRolls } from './sheet-rolls.ts';
import { useRollPress } from './use-roll-press.tsx';

function Number({ inFight }: { inFight: (() => void) | null }) {
  const { button, options } = useRollPress({ kind: 'attack', itemId: null }, 'Unarmed strike', inFight);
  return (
    <>
      <button type="button" {...button}>
        +4
      </button>
      {options}
    </>
  );
}

function show(inFight: (() => void) | null) {
  const rolls = { busy: false, last: null, forget: vi.fn(), show: vi.fn(), roll: vi.fn(async () => true) };
  render(
    <SheetRolls value={rolls}>
      <Number inFight={inFight} />
    </SheetRolls>,
  );
  return rolls;
}

it('an attack in the fight rolls nothing beside it, and puts away what fell before', async () => {
  const strike = vi.fn();
  const rolls = show(strike);
  await userEvent.click(screen.getByRole('button', { name: '+4' }));
  expect(strike).toHaveBeenCalledOnce();
  expect(rolls.forget).toHaveBeenCalledOnce();
  expect(rolls.roll).not.toHaveBeenCalled();
});

it('outside of a fight a press rolls', async () => {
  const rolls = show(null);
  await userEvent.click(screen.getByRole('button', { name: '+4' }));
  expect(rolls.roll).toHaveBeenCalledWith({ kind: 'attack', itemId: null });
  expect(rolls.forget).not.toHaveBeenCalled();
});
