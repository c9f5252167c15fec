import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A shrinkage of the visible page beyond this is a keyboard, not a toolbar. */
const KEYBOARD_PIXELS = 120;

/** Lets an element fill the window from where it begins to the bottom edge, also above an open keyboard. */
export function useRoomHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const fit = () => {
      const room = element.current;
      if (!room) return;
      const top = room.getBoundingClientRect().top + window.scrollY;
      const covered = view !== null && window.innerHeight - view.height > KEYBOARD_PIXELS && view.scale === 1;
      room.style.height = covered ? `${view.height - top}px` : `calc(100dvh - ${top}px)`;
      if (covered) window.scrollTo(0, 0);
    };
    fit();
    view?.addEventListener('resize', fit);
    addEventListener('resize', fit);
    return () => {
      view?.removeEventListener('resize', fit);
      removeEventListener('resize', fit);
    };
  }, []);
  return element;
}
