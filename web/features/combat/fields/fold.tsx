import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  /** By which it is remembered whether it stands open; what is called alike opens alike. */
  name: string;
  title: string;
  /** Said beside the title while it is folded, e.g. what is set inside. */
  aside?: string;
  /** Drawn while it is open where it is a function. */
  children: ReactNode | (() => ReactNode);
}

const readOpen = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** What one needs now and then: folded until it is opened, and then open in every turn until it is folded again. */
export function Fold({ name, title, aside, children }: FoldProps) {
  const [open, setOpen] = useSessionStorage(`fight-fold:${name}`, false, readOpen);
  const place = useRef<HTMLDetailsElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // What is opened low in a list would open below its foot.
    if (open && wasPressed.current) place.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <details
      ref={place}
      open={open}
      className="scroll-my-3 rounded-control border border-line"
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now === open) return;
        wasPressed.current = true;
        setOpen(() => now);
      }}
    >
      <summary className="min-h-11 cursor-pointer rounded-control px-3 py-2.5 md:min-h-9 md:py-1.5 text-control font-semibold hover:bg-ember-wash">
        {title}
        {aside !== undefined && aside !== '' && <span className="font-normal text-ink-soft"> {aside}</span>}
      </summary>
      <div className="flex flex-col gap-2 px-2 pt-1 pb-2">{typeof children === 'function' ? open && children() : children}</div>
    </details>
  );
}
