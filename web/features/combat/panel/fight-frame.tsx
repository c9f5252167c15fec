import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PartJumps } from './part-jumps.tsx';

interface FightFrameProps {
  /** What the whole is called for those who do not see it. */
  label: string;
  /** Changes with each turn: then what stands between order and dock begins at its top. */
  turn: string;
  /** Changes with each step: what was pressed for it may be gone then. */
  entry: number;
  /** Stays above: the round, one’s own hero, the order. */
  order: ReactNode;
  /** Stays below: the last result, and what ends the turn. */
  dock: ReactNode;
  children: ReactNode;
}

/**
 * A fight fills its room: the order above, the last result and the end of the turn below, and what one can do scrolls between them,
 * so that nothing lies over it. On a phone its parts stand by name above the dock. In a low window all scrolls together, the round stands beside the order, and the end of the turn stays.
 */
export function FightFrame({ label, turn, entry, order, dock, children }: FightFrameProps) {
  const middle = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const place = middle.current;
    if (place === null) return;
    place.scrollTop = 0;
    if (place.parentElement) place.parentElement.scrollTop = 0;
  }, [turn]);
  useEffect(() => {
    // What was pressed last, such as End turn, may be gone: whoever goes by keys begins at what can be done.
    if (hadFocus.current && document.activeElement === document.body) middle.current?.focus({ preventScroll: true });
  }, [turn, entry]);
  return (
    <section
      aria-label={label}
      className="flex min-h-0 flex-1 flex-col short:overflow-y-auto"
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      <div className="shrink-0 border-b border-line px-3 py-1.5 short:flex short:items-center short:gap-2 short:py-0.5 narrow:short:block">
        {order}
      </div>
      <div
        ref={middle}
        // Whoever can press nothing in it still scrolls it.
        tabIndex={0}
        role="group"
        aria-label="What can be done"
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2 short:flex-none short:gap-2 short:overflow-visible short:py-2"
      >
        {children}
      </div>
      <PartJumps list={middle} />
      {dock !== null && (
        <div className="flex shrink-0 flex-col gap-2 border-t border-line bg-raised px-4 py-2 short:sticky short:bottom-0 short:z-10 short:flex-row short:items-center short:py-1 narrow:short:static narrow:short:flex-col narrow:short:items-stretch">
          {dock}
        </div>
      )}
    </section>
  );
}
