import type { ReactNode } from 'react';

interface AimedAtProps {
  target: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  first: boolean;
  /** Chooses them as the target; left out where nobody is attacked. */
  onTarget: (() => void) | undefined;
  className: string;
  /** Said by the pointer where the content is cut short. */
  title?: string;
  children: ReactNode;
}

/** Somebody in the order as what one aims at: a button where somebody can be attacked, plain content where not. */
export function AimedAt({ target, first, onTarget, className, title, children }: AimedAtProps) {
  if (!onTarget)
    return (
      <div title={title} className={className}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      data-row
      title={title}
      tabIndex={first ? 0 : -1}
      aria-pressed={target}
      className={`${className} hover:bg-ember-wash focus-visible:-outline-offset-2`}
      onClick={onTarget}
    >
      {children}
    </button>
  );
}
