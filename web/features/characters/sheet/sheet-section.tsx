import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface SheetSectionProps {
  title: string;
  /** Stands beside the title. */
  mark?: ReactNode;
  /** Folded away until it is asked for. */
  folded?: boolean;
  children: ReactNode;
}

/** A part of the sheet under its heading; it can be folded. */
export function SheetSection({ title, mark, folded = false, children }: SheetSectionProps) {
  return (
    <details open={!folded} className="group border-t border-line pt-3">
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-control [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint transition-transform duration-quick group-open:rotate-90" />
        <h3 className="min-w-0 flex-1 font-display text-[1.0625rem] font-semibold">{title}</h3>
        {mark !== undefined && <span className="figures text-note text-ink-soft">{mark}</span>}
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  );
}
