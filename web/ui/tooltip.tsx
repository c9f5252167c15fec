import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface TooltipProps {
  /** A few words; never the only place where something is said. */
  label: ReactNode;
  /** One element that can take the focus. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** Words that appear beside a control on hover and on focus. */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-note font-medium text-room shadow-float">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
