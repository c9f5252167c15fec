import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** A page with a button that opens what `dialog` draws. */
function Page({ dialog }: { dialog: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {dialog(open, () => setOpen(false))}
    </>
  );
}

async function setUp(dialog: (open: boolean, close: () => void) => ReactNode) {
  const shown = renderAt('/', <Page dialog={dialog} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await shown.person.click(opener);
  return { ...shown, opener };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('a dialog begins at its first field, under its title', async () => {
  await setUp((open, close) => (
    <Dialog open={open} onClose={close} title="Rename the table">
      <TextField label="Name" />
    </Dialog>
  ));
  expect(screen.getByRole('dialog', { name: 'Rename the table' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('a dialog whose field comes later moves the focus there, unless a key was pressed first', async () => {
  const drawn = (field: boolean) => (
    <Dialog open onClose={() => undefined} title="Late">
      {field && <TextField label="Name" />}
    </Dialog>
  );
  const shown = renderAt('/', drawn(false));
  shown.show(drawn(true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  shown.close();
  const again = renderAt('/', drawn(false));
  await again.person.keyboard('{Shift}');
  again.show(drawn(true));
  await Promise.resolve();
  expect(document.activeElement).not.toBe(screen.getByRole('textbox'));
});

it.each(['{Escape}', 'the button'])('a dialog closed by %s gives the focus back to what opened it', async (way) => {
  const { person, opener } = await setUp((open, close) => <Dialog open={open} onClose={close} title="Closes" />);
  await (way === '{Escape}' ? person.keyboard(way) : person.click(screen.getByRole('button', { name: 'Close' })));
  await closed();
  expect(document.activeElement).toBe(opener);
});

it('a dialog that is taken away while it is open gives the focus back as well', async () => {
  const { person, opener } = await setUp(
    (open, close) => open && <Dialog open onClose={close} title="Gone" actions={<button onClick={close}>Done</button>} />,
  );
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('a locked dialog closes neither by Escape nor by a press beside it, and comes back where a browser closes it', async () => {
  const { person } = await setUp((open, close) => <Dialog locked open={open} onClose={close} title="Your codes" />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog.open).toBe(true);
  await person.click(dialog);
  expect(dialog.open).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
});

it('a press beside a dialog closes it, and one inside does not', async () => {
  const { person } = await setUp((open, close) => (
    <Dialog open={open} onClose={close} title="Outside">
      Words
    </Dialog>
  ));
  await person.click(screen.getByText('Words'));
  expect(screen.getByText('Words')).toBeTruthy();
  await person.click(screen.getByRole('dialog'));
  await closed();
});

it('a dialog that the page closes does not ask for it once more', async () => {
  const close = vi.fn();
  const drawn = (open: boolean) => <Dialog open={open} onClose={close} title="Closed by the page" />;
  const { show } = renderAt('/', drawn(true));
  const told = vi.fn();
  screen.getByRole('dialog').addEventListener('close', told);
  show(drawn(false));
  // Once for the first drawing, which React undoes to see whether that can be done, and once for this.
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  expect(close).not.toHaveBeenCalled();
});

it('a question is read aloud at once and begins at the answer that changes nothing', async () => {
  const confirm = vi.fn();
  const { person } = await setUp((open, close) => (
    <ConfirmDialog open={open} title="Delete?" question="Delete “The Weir”?" action="Delete" onConfirm={confirm} onClose={close} />
  ));
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await person.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

const form = (props: Partial<Parameters<typeof FormDialog>[0]>, onSubmit: () => void) => (
  <FormDialog title="Name" action="Save" onClose={() => undefined} onSubmit={onSubmit} {...props}>
    <TextField label="Name" />
  </FormDialog>
);

it('Enter in a field submits a form once, however often it is pressed at once, and again after a change', async () => {
  const submit = vi.fn();
  const { person } = renderAt('/', form({}, submit));
  await person.type(screen.getByRole('textbox'), 'A{Enter}{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await person.keyboard('b{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

it.each([{ busy: true }, { disabled: true }])('a form with %o is not submitted', async (props) => {
  const submit = vi.fn();
  const { person } = renderAt('/', form(props, submit));
  await person.type(screen.getByRole('textbox'), 'A{Enter}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).not.toHaveBeenCalled();
});
