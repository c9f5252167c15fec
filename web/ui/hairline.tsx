import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A fine rule with a glyph or a few words in its middle. */
export function Hairline({ children = <Lozenge />, className }: { children?: ReactNode; className?: string }) {
  return (
    <div className={classNames('flex items-center gap-3 text-ink-faint', className)}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      {children}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}

function Lozenge() {
  return (
    <svg aria-hidden viewBox="0 0 24 8" className="h-2 w-6 fill-current">
      <path d="M12 0l4 4-4 4-4-4zM3 2.500l1.500 1.500L3 5.500 1.500 4zM21 2.500l1.500 1.500L21 5.500 19.500 4z" />
    </svg>
  );
}
