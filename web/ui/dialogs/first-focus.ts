/** Where one types or chooses. */
const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]';
/** Content that is fetched may bring the first field a moment later. */
const FIELD_WAIT_MILLISECONDS = 3000;

/**
 * Puts the focus on the first field of a dialog, also when that arrives a moment later, unless the person does something
 * first. A question without fields begins at its first answer. Answers what stops the waiting.
 */
export function focusFirst(dialog: HTMLElement): () => void {
  if (focusField(dialog)) return () => undefined;
  dialog.querySelector<HTMLElement>('[role=alertdialog] [data-dialog-foot] button')?.focus();
  const observer = new MutationObserver(() => focusField(dialog) && stop());
  const timer = setTimeout(() => stop(), FIELD_WAIT_MILLISECONDS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ['keydown', 'pointerdown']) dialog.removeEventListener(type, stop);
  }
  for (const type of ['keydown', 'pointerdown']) dialog.addEventListener(type, stop);
  observer.observe(dialog, { childList: true, subtree: true });
  return stop;
}

function focusField(dialog: HTMLElement): boolean {
  const field = [...dialog.querySelectorAll<HTMLElement>(fields)].find((each) => each.checkVisibility());
  if (field === undefined) return false;
  chosenOf(field, dialog).focus();
  return true;
}

/** In a group of which one is chosen, that one. */
function chosenOf(field: HTMLElement, dialog: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  return dialog.querySelector<HTMLElement>(`input[type=radio][name="${CSS.escape(field.name)}"]:checked`) ?? field;
}
