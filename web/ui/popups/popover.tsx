import { cloneElement, useId, useRef } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { place, turnInside } from './popup-place.ts';

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
  return (
    <>
      {cloneElement(trigger, { ref: button, popoverTarget: id })}
      <div
        id={id}
        popover="auto"
        role="note"
        aria-label={label}
        className="m-0 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-card border border-line bg-raised p-3.5 text-left font-sans text-control font-normal text-ink shadow-float"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current !== null)
            place(event.currentTarget, button.current, sideOf(button.current), 'bottom');
        }}
        onToggle={(event) => {
          if (event.newState === 'open' && button.current !== null)
            turnInside(event.currentTarget, button.current, sideOf(button.current), 'bottom');
        }}
      >
        {children}
      </div>
    </>
  );
}

/** Towards the middle of the window, where there is room. */
function sideOf(button: HTMLElement): 'start' | 'end' {
  const { left, right } = button.getBoundingClientRect();
  return (left + right) / 2 > document.documentElement.clientWidth / 2 ? 'end' : 'start';
}
