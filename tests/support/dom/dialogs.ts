/** Dialogs in the order in which they stand over the page, with what had the focus before. */
const open: { dialog: HTMLDialogElement; before: Element | null }[] = [];

/** Gives `<dialog>` what jsdom lacks: it opens over the page, closes on Escape and gives the focus back. */
export function teachDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) return;
      open.push({ dialog: this, before: document.activeElement });
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('[autofocus], button:not(:disabled), input:not(:disabled), a[href]')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      const index = open.findIndex(({ dialog }) => dialog === this);
      const [closed] = index === -1 ? [] : open.splice(index, 1);
      if (closed?.before instanceof HTMLElement) closed.before.focus();
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  window.addEventListener('keydown', (event) => {
    const top = open.at(-1)?.dialog;
    if (event.key !== 'Escape' || event.defaultPrevented || top === undefined || isPopoverOpen()) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

/** Escape closes one thing at a time, and a popover stands over its dialog. */
const isPopoverOpen = () => document.querySelector('[popover][data-open]') !== null;

/** Forgets dialogs that a test left open. */
export function forgetDialogs(): void {
  open.length = 0;
}
