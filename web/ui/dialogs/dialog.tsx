import { X } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { focusFirst } from './first-focus.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';

/** What every open dialog shows above its buttons; the frame around all screens puts the place for toasts there, as the page behind cannot be reached. */
export const DialogNotices = createContext<ReactNode>(null);

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the most important last. */
  actions?: ReactNode;
  /** `left` slides in from the edge, over the full height; `foot` rises on a phone to where the thumb is. */
  side?: 'centre' | 'left' | 'foot';
  /** Room for two columns, where the screen has it. */
  wide?: boolean;
  /** A question that must be answered: read aloud at once. */
  alert?: boolean;
  /** Closes only by its own buttons: what it shows would be lost with one key. */
  locked?: boolean;
}

const frame = 'm-auto max-w-none max-h-[calc(100dvh-2rem)] rounded-panel open:animate-[arrive_200ms_var(--ease-settle)]';
const places = {
  centre: `${frame} w-[min(30rem,calc(100vw-min(2rem,8vw)))]`,
  wide: `${frame} w-[min(58rem,calc(100vw-min(1.5rem,6vw)))]`,
  foot: `${frame} w-[min(30rem,calc(100vw-min(2rem,8vw)))] max-sm:mb-0 max-sm:w-full max-sm:max-h-[80dvh] max-sm:rounded-b-none`,
  left: 'my-0 mr-auto ml-0 h-dvh max-h-none w-[min(22rem,88vw)] rounded-r-panel open:animate-[slide-in_200ms_var(--ease-settle)]',
};

/**
 * A dialog over the page. The browser keeps the focus inside, closes it on Escape and gives the focus back. It begins at its
 * first field and scrolls as one; its title and its buttons stay in sight.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, side = 'centre', wide = false, alert = false, locked = false } = props;
  const { element, isClosedByPerson } = useOpening(open);
  const titleId = useId();
  const notices = use(DialogNotices);
  return (
    <dialog
      ref={element}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={classNames('scroll-py-20 border border-line bg-raised p-0 text-ink shadow-float', places[wide ? 'wide' : side])}
      // The event comes late: by then it may stand open again.
      onClose={(event) => {
        if (!isClosedByPerson() || event.currentTarget.open) return;
        // Some browsers close it at the second Escape whatever the page says.
        if (locked && open) event.currentTarget.showModal();
        else onClose();
      }}
      onCancel={(event) => locked && event.preventDefault()}
      onClick={(event) => !locked && event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="flex min-h-full flex-col">
          <div className="sticky top-0 z-10 flex items-start justify-between gap-[min(1rem,4vw)] bg-raised px-[min(1.25rem,5vw)] pt-4 pb-3 md:px-6 [@media(max-height:24rem)]:static">
            <h2 id={titleId} className="pt-1.5 font-display text-name font-semibold">
              {title}
            </h2>
            {!locked && <IconButton label="Close" size="sm" icon={<X aria-hidden />} className="-mr-2" onClick={onClose} />}
          </div>
          <div className="flex-1 px-[min(1.25rem,5vw)] pb-5 text-ink-soft md:px-6">{children}</div>
          <div className="sticky bottom-0 z-10">
            {notices}
            {actions !== undefined && (
              <div
                data-dialog-foot
                className="flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-[min(1.25rem,5vw)] py-3 md:px-6 [&>*]:max-w-full [&>*]:py-1 [&>*]:whitespace-normal"
              >
                {actions}
              </div>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the dialog as it is told to, and tells whether the closing that is heard of was the person's. */
function useOpening(open: boolean) {
  const element = useRef<HTMLDialogElement>(null);
  // The browser tells of each closing a moment later, also of those that the page wanted.
  const closedByPage = useRef(0);
  const close = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog?.open !== true) return;
    closedByPage.current += 1;
    dialog.close();
  }, []);
  useEffect(() => {
    const dialog = element.current;
    if (!open) close(dialog);
    if (!open || dialog === null || dialog.open) return undefined;
    dialog.showModal();
    return focusFirst(dialog);
  }, [open, close]);
  // One that is taken away while it stands open gives the focus back too.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => close(dialog);
  }, [close]);
  const isClosedByPerson = () => {
    if (closedByPage.current === 0) return true;
    closedByPage.current -= 1;
    return false;
  };
  return { element, isClosedByPerson };
}
