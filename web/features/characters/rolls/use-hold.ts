import { pressLimits } from '#domain/limits/press-limits.ts';
import { useEffect, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

type Presses = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onContextMenu' | 'onKeyDown' | 'onPointerCancel' | 'onPointerDown' | 'onPointerLeave' | 'onPointerMove' | 'onPointerUp'
>;

/**
 * What makes a button do one thing at a press, and open more at a long press, a right click, the context-menu key or Shift+Enter.
 */
export function useHold(press: () => void, more: () => void): Presses {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  /** The press that is under way has opened more already: its click does nothing. */
  const isSpent = useRef(false);
  const letGo = () => {
    clearTimeout(held.current?.timer);
    held.current = null;
  };
  useEffect(() => letGo, []);
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      letGo();
      isSpent.current = false;
      if (button !== 0) return;
      const timer = setTimeout(() => {
        isSpent.current = true;
        more();
      }, pressLimits.holdMilliseconds);
      held.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (held.current && Math.hypot(clientX - held.current.x, clientY - held.current.y) > pressLimits.holdPixels) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      letGo();
      more();
    },
    onKeyDown: (event: KeyboardEvent) => {
      isSpent.current = false;
      if (event.key !== 'Enter' || !event.shiftKey) return;
      event.preventDefault();
      more();
    },
    onClick: () => {
      const was = isSpent.current;
      isSpent.current = false;
      if (!was) press();
    },
  };
}
