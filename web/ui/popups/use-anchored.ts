import type { Placement } from '@floating-ui/dom';
import { useEffect, useRef } from 'react';
import type { RefObject, ToggleEvent } from 'react';

/** Opens a popup at its button; answers how to let go of it. */
function open(popup: HTMLElement, button: Element, placement: Placement): () => void {
  let isOpen = true;
  let stop = () => {};
  const show = () => void (popup.style.opacity = '');
  // Not seen before it stands where it belongs. What puts it there is fetched with the first popup.
  popup.style.opacity = '0';
  import('./keep-at.ts').then(
    ({ keepAt }) => {
      if (isOpen) stop = keepAt(popup, button, placement, show);
    },
    () => {
      // Without a connection it stands in the middle of the window.
      Object.assign(popup.style, { inset: '0', margin: 'auto' });
      show();
    },
  );
  return () => {
    isOpen = false;
    stop();
  };
}

/** What `onBeforeToggle` of an element with `popover` does, so that it stands at `button` as long as it is open. */
export function useAnchored(button: RefObject<Element | null>, placement: Placement): (event: ToggleEvent<HTMLElement>) => void {
  const held = useRef<{ begin: () => () => void; end: () => void }>(null);
  useEffect(() => {
    // Mounted anew while it is open: as React's strict mode does.
    if (held.current !== null) held.current.end = held.current.begin();
    return () => held.current?.end();
  }, []);
  return ({ newState, currentTarget: popup }) => {
    held.current?.end();
    held.current = null;
    const anchor = button.current;
    if (newState !== 'open' || anchor === null) return;
    const begin = () => open(popup, anchor, placement);
    held.current = { begin, end: begin() };
  };
}
