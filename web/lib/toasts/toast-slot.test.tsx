import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog, DialogNotices } from '#web/ui/dialogs/dialog.tsx';
import { notify, Toasts } from './notify.tsx';
import { ToastSlot } from './toast-slot.tsx';

function Screen({ open }: { open: boolean }) {
  return (
    <DialogNotices value={<ToastSlot className="" />}>
      <ToastSlot className="" />
      <Dialog open={open} onClose={() => {}} title="Breath Weapon" />
      <Toasts />
    </DialogNotices>
  );
}

it('what is refused is told in the dialog that stands open, and on the page once it is closed', () => {
  const { rerender } = render(<Screen open />);
  act(() => notify.refusal(null, { title: 'Not used', sentence: 'It has acted already.' }));
  const dialog = screen.getByRole('dialog', { name: 'Breath Weapon' });
  expect(within(dialog).getByRole('status').textContent).toContain('It has acted already.');
  rerender(<Screen open={false} />);
  expect(within(dialog).queryByRole('status')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('It has acted already.');
});

it('what is long is scrolled inside, and what is short is not', () => {
  render(<Screen open={false} />);
  const sentence = (text: string) => {
    act(() => notify.done('6 days end', text));
    return screen.getByText(text.trim()).tabIndex;
  };
  expect(sentence('Kara eats nothing. '.repeat(40))).toBe(0);
  expect(sentence('Kara eats nothing.')).toBe(-1);
});
