import { limits } from '#domain/limits/limits.ts';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

/**
 * Whether somebody types in a box of the element that gets these listeners. It stays so for a moment after they leave the box: a
 * press moves the focus before it is a press, and what moved between would take it away from the button.
 */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    isTyping,
    onFocus: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(leaving.current);
      setTyping(true);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setTyping(false), limits.pressMilliseconds);
    },
  };
}
