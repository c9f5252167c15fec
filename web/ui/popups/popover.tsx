import { cloneElement, useId, useRef } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useAnchored } from './use-anchored.ts';

interface PopoverProps {
  /** The button that opens it: a `<button>` or one of the kit's. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What it tells about, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Something more about a thing, opened by pressing it. The browser closes it on Escape and outside. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const anchor = useAnchored(button, 'bottom-start');
  return (
    <>
      {cloneElement(trigger, { ref: button, popoverTarget: id })}
      <div
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        className="m-0 max-h-(--room) w-max overflow-y-auto max-w-[min(20rem,calc(100vw-1rem))] rounded-card border border-line bg-raised p-3.5 text-left font-sans text-control font-normal text-ink shadow-float"
        onBeforeToggle={anchor}
      >
        {children}
      </div>
    </>
  );
}
