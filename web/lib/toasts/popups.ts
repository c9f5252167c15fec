const open = '[popover]:popover-open';

/** Calls back when menus and popovers begin or cease to stand over the page; returns how to stop. */
export function watchPopups(tell: (isOpen: boolean) => void): () => void {
  const look = () => tell(document.querySelector(open) !== null);
  // The event does not bubble, but it is seen on its way down.
  document.addEventListener('toggle', look, true);
  return () => document.removeEventListener('toggle', look, true);
}

/** Closes what stands over the page, so that what went wrong is seen. */
export function closePopups(): void {
  for (const popup of document.querySelectorAll<HTMLElement>(open)) popup.hidePopover();
}
