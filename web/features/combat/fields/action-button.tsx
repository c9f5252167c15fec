import type { ReactNode } from 'react';

interface ActionButtonProps {
  name: string;
  /** Said after the name, e.g. that it has not come back yet. */
  aside?: string;
  /** Whether something else to press stands in its upper right corner. */
  hasCorner?: boolean;
  /** Stays in reach of the keyboard, but does nothing. */
  off: boolean;
  children: ReactNode;
  onPress: () => void;
}

/** One thing that can be done in a turn: its name, and what it does in small figures below. */
export function ActionButton({ name, aside, hasCorner = false, off, children, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      className="flex min-h-12 w-full min-w-0 flex-col items-start rounded-control border border-line-strong bg-raised px-3 py-1.5 narrow:px-2 text-left leading-tight wrap-anywhere transition-colors duration-quick hover:border-ember hover:bg-ember-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={off ? undefined : onPress}
    >
      <span className={hasCorner ? 'pr-6 text-control font-semibold' : 'text-control font-semibold'}>
        {name}
        {aside !== undefined && <span className="font-normal text-ink-soft"> ({aside})</span>}
      </span>
      <span className="figures text-note text-ink-soft">{children}</span>
    </button>
  );
}
