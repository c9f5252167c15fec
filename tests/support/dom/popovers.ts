/** Popovers in the order in which they were opened, with what had the focus before. */
const open: { popover: HTMLElement; before: Element | null }[] = [];

type State = 'open' | 'closed';

/** The event that React reads `newState` of. */
function toggle(name: 'beforetoggle' | 'toggle', newState: State): Event {
  return Object.assign(new Event(name), { newState, oldState: newState === 'open' ? 'closed' : 'open' });
}

const isOpen = (popover: Element) => popover.hasAttribute('data-open');

function show(popover: HTMLElement): void {
  if (isOpen(popover)) return;
  for (const other of open.map((each) => each.popover)) if (!other.contains(popover)) hide(other);
  popover.dispatchEvent(toggle('beforetoggle', 'open'));
  open.push({ popover, before: document.activeElement });
  popover.setAttribute('data-open', '');
  setTimeout(() => popover.dispatchEvent(toggle('toggle', 'open')));
}

function hide(popover: HTMLElement): void {
  if (!isOpen(popover)) return;
  popover.dispatchEvent(toggle('beforetoggle', 'closed'));
  popover.removeAttribute('data-open');
  const index = open.findIndex((each) => each.popover === popover);
  const [closed] = index === -1 ? [] : open.splice(index, 1);
  if (popover.contains(document.activeElement) && closed?.before instanceof HTMLElement) closed.before.focus();
  setTimeout(() => popover.dispatchEvent(toggle('toggle', 'closed')));
}

/** The button that an event came through, if that button opens a popover. */
function openerOf({ target }: Event): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]:not(:disabled)') : null;
}

/** Gives elements with `popover` what jsdom lacks: their buttons open them; Escape and a press outside close them. */
export function teachPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  });
  window.addEventListener('click', (event) => {
    const popover = document.getElementById(openerOf(event)?.getAttribute('popovertarget') ?? '');
    if (event.defaultPrevented || popover === null) return;
    if (isOpen(popover)) hide(popover);
    else show(popover);
  });
  window.addEventListener('pointerdown', (event) => {
    const at = event.target instanceof Node ? event.target : null;
    if (openerOf(event) === null) for (const { popover } of open.toReversed()) if (!popover.contains(at)) hide(popover);
  });
  window.addEventListener('keydown', (event) => {
    const top = open.at(-1);
    if (event.key === 'Escape' && !event.defaultPrevented && top !== undefined) hide(top.popover);
  });
}

/** Forgets popovers that a test left open. */
export function forgetPopovers(): void {
  open.length = 0;
}
