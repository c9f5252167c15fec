import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldedProps {
  title: ReactNode;
  /** Whether it stands open at first; afterwards it opens and closes by hand alone. */
  open: boolean;
  children: ReactNode;
}

/** Fields that are out of the way until they are wanted. */
export function Folded({ title, open, children }: FoldedProps) {
  const [begun] = useState(open);
  return (
    <details open={begun} className="group/fold min-w-0">
      <summary className="flex min-h-11 list-none items-center gap-1.5 pr-10 text-control font-semibold text-ink hover:text-ember md:min-h-9 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 -rotate-90 text-ink-soft transition-transform duration-quick motion-reduce:transition-none [details[open]>summary>&]:rotate-0"
        />
        {title}
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-2">{children}</div>
    </details>
  );
}
