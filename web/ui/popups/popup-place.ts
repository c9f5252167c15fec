/** Puts the popup at the edge of its button; the page may scroll away beneath it, which closes nothing and hides nothing. */
export function place(popup: HTMLElement, button: HTMLElement, align: 'start' | 'end', side: 'top' | 'bottom') {
  const box = button.getBoundingClientRect();
  const page = document.documentElement;
  Object.assign(popup.style, {
    position: 'fixed',
    top: side === 'bottom' ? `${box.bottom + 8}px` : 'auto',
    bottom: side === 'top' ? `${page.clientHeight - box.top + 8}px` : 'auto',
    left: align === 'start' ? `${Math.max(8, box.left)}px` : 'auto',
    right: align === 'end' ? `${Math.max(8, page.clientWidth - box.right)}px` : 'auto',
  });
}

/** Opens to the other side of its button where it would reach out of the window and there is more room. */
export function turnInside(popup: HTMLElement, button: HTMLElement, align: 'start' | 'end', side: 'top' | 'bottom') {
  const height = popup.offsetHeight + 16;
  const { top, bottom } = button.getBoundingClientRect();
  const below = document.documentElement.clientHeight - bottom;
  if (side === 'bottom' && below < height && top > below) place(popup, button, align, 'top');
  if (side === 'top' && top < height && below > top) place(popup, button, align, 'bottom');
}
