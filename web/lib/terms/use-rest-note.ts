import { limits } from '#domain/limits/limits.ts';
import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, RefObject } from 'react';

/** What opens a note while a mouse rests on its word. A press keeps it open. */
export function useRestNote(note: RefObject<HTMLElement | null>, isOpen: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether it was opened by resting on it, and goes when the mouse does. */
  const rests = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (event: PointerEvent, milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, milliseconds);
  };
  const show = () => {
    if (note.current === null || isOpen) return;
    rests.current = true;
    note.current.showPopover();
  };
  return {
    around: {
      onPointerEnter: (event: PointerEvent) => later(event, limits.termRestMilliseconds, show),
      onPointerLeave: (event: PointerEvent) =>
        later(event, limits.termAwayMilliseconds, () => rests.current && note.current?.hidePopover()),
    },
    onClick: (event: MouseEvent) => {
      clearTimeout(timer.current);
      if (isOpen && rests.current) event.preventDefault();
      rests.current = false;
    },
    onClosed: () => {
      rests.current = false;
    },
  };
}
