import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject, UIEvent } from 'react';

/** This near to the end counts as reading along. */
const END_PIXELS = 48;
/** What rounding may leave below the end. */
export const SAME_PIXELS = 4;
/** A movement this soon after a hand on wheel, screen or keys is the reader's own. */
const HAND_MILLISECONDS = 1000;

/**
 * Whether the reader reads along at the end of a list. Only going up leaves the end: text that grows below moves nobody
 * away from it, and neither do corrections of the list itself, which come together with a change of its height.
 */
export function useAtEnd(scroller: RefObject<HTMLElement | null>) {
  const [atEnd, setAtEnd] = useState(true);
  const last = useRef({ top: 0, height: 0, hand: -HAND_MILLISECONDS });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const touched = () => {
      last.current.hand = performance.now();
    };
    const inputs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const input of inputs) element.addEventListener(input, touched, { passive: true });
    return () => {
      for (const input of inputs) element.removeEventListener(input, touched);
    };
  }, [scroller]);
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop: top, scrollHeight: height } = currentTarget;
    const { hand, ...before } = last.current;
    const own = performance.now() - hand < HAND_MILLISECONDS || height === before.height;
    last.current = { top, height, hand };
    if (top < before.top - 1 && own) setAtEnd(belowOf(currentTarget) <= SAME_PIXELS);
    else if (belowOf(currentTarget) <= END_PIXELS) setAtEnd(true);
  }, []);
  return { atEnd, onScroll };
}

/** How much of a scrolled element lies below what is in sight, in pixels. */
export function belowOf(element: HTMLElement): number {
  return element.scrollHeight - element.scrollTop - element.clientHeight;
}
