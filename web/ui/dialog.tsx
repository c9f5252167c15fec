import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the most important last. */
  actions?: ReactNode;
  /** `left` slides in from the edge, over the full height. */
  side?: 'centre' | 'left';
  /** Room for two columns, where the screen has it. */
  wide?: boolean;
  /** A question that must be answered: read aloud at once. */
  alert?: boolean;
}

const frame = 'm-auto max-h-[calc(100dvh-2rem)] rounded-panel open:animate-[arrive_200ms_var(--ease-settle)]';
const places = {
  centre: `${frame} w-[min(30rem,calc(100vw-2rem))]`,
  wide: `${frame} w-[min(58rem,calc(100vw-1.5rem))]`,
  left: 'my-0 mr-auto ml-0 h-dvh max-h-none w-[min(22rem,88vw)] rounded-r-panel open:animate-[slide-in_200ms_var(--ease-settle)]',
};

/** A dialog over the page. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, actions, side = 'centre', wide = false, alert = false }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);
  // One that is taken away while it stands open gives the focus back too.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={classNames('border border-line bg-raised p-0 text-ink shadow-float', places[wide ? 'wide' : side])}
      // The event comes late: by then it may stand open again.
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="flex min-h-full flex-col gap-4 p-5 md:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-1.5 font-display text-name font-semibold">
              {title}
            </h2>
            <IconButton label="Close" size="sm" icon={<X aria-hidden />} className="-mr-2" onClick={onClose} />
          </div>
          <div className="text-ink-soft">{children}</div>
          {actions !== undefined && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
