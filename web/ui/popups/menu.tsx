import { cloneElement, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject, ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '#web/ui/class-names.ts';
import { nextInMenu } from './menu-keys.ts';
import { useAnchored } from './use-anchored.ts';

interface MenuProps {
  /** The button that opens it: a `<button>` or one of the kit's. */
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
  /** Fetches what is in it, and answers whether it is there. Asked once the button is pointed at; the menu opens when it is. */
  ahead?: (() => Promise<boolean>) | undefined;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
}

/** A list of things to do, opened by a button. Put MenuItem, MenuNote and MenuRule inside. The browser closes it on Escape and outside. */
export function Menu({ trigger, children, ahead, align = 'end', side = 'bottom' }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const { isMissing, ...fetching } = useAhead(ahead, popup, open);
  const popupId = useId();
  const triggerId = useId();
  const anchor = useAnchored(button, `${side}-${align}`);

  // What is in it is drawn once it opens, and then before it shows: a screen with many menus begins without their items.
  function begin(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open') flushSync(() => setDrawn(true));
    anchor(event);
  }

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const nowOpen = event.newState === 'open';
    setOpen(nowOpen);
    if (!nowOpen || popup.current === null) return;
    itemsOf(popup.current)[0]?.focus();
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        popoverTarget: popupId,
        ...(ahead && fetching),
      })}
      <div
        ref={popup}
        id={popupId}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        className="m-0 max-h-(--room) w-max max-w-[calc(100vw-1rem)] min-w-[min(13rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
        onBeforeToggle={begin}
        onToggle={toggled}
        onKeyDown={move}
        onClick={hideOnChoice}
      >
        {isDrawn && (isMissing ? <MenuNote>This could not be loaded. Please press again.</MenuNote> : children)}
      </div>
    </>
  );
}

/** What a button does whose menu is fetched: it is, once somebody points at the button, and the menu opens when it is there. */
function useAhead(ahead: MenuProps['ahead'], popup: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [state, setState] = useState<'unknown' | 'there' | 'missing'>('unknown');
  const isAsked = useRef(false);
  const point = () => {
    void ahead?.().then((isThere) => isThere && setState('there'));
  };
  const press = (event: MouseEvent) => {
    if (state === 'there' || isOpen) return;
    event.preventDefault();
    if (isAsked.current) return;
    isAsked.current = true;
    void ahead?.().then((isThere) => {
      isAsked.current = false;
      // With a connection the part itself sees to what is missing: it is of an older build.
      flushSync(() => setState(isThere || navigator.onLine ? 'there' : 'missing'));
      popup.current?.showPopover();
    });
  };
  return { isMissing: state === 'missing', onPointerEnter: point, onFocus: point, onClick: press };
}

/** An item was pressed: there is nothing more to choose. */
function hideOnChoice({ target, currentTarget }: MouseEvent<HTMLDivElement>) {
  if (target instanceof Element && target.closest('[role=menuitem]:not([aria-disabled])') !== null) currentTarget.hidePopover();
}

/** Goes to the item that a key leads to. */
function move(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget);
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const at = nextInMenu(
    event.key,
    items.findIndex((item) => item === document.activeElement),
    items.map((item) => item.textContent ?? ''),
  );
  if (at === null) return;
  event.preventDefault();
  items[at]?.focus();
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled])')];
}

interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** One line below that says what it does. */
  note?: string | null;
  onSelect?: () => void;
  /** A link element without children; the item becomes that link. */
  link?: ReactElement<{ children?: ReactNode; role?: string; tabIndex?: number; className?: string }>;
  danger?: boolean;
  disabled?: boolean;
}

/** One thing to do. */
export function MenuItem({ icon, children, note = null, onSelect, link, danger = false, disabled = false }: MenuItemProps) {
  const look = classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-control font-medium no-underline md:min-h-10',
    'hover:bg-ember-wash focus-visible:bg-ember-wash focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0',
    disabled && 'cursor-not-allowed opacity-55',
    danger ? 'text-wine' : 'text-ink',
  );
  const noteId = useId();
  const content = (
    <>
      {icon}
      {note === null ? (
        children
      ) : (
        <span className="min-w-0 py-1 leading-snug">
          {children}
          <span id={noteId} aria-hidden className="block text-note font-normal text-ink-soft short:hidden">
            {note}
          </span>
        </span>
      )}
    </>
  );
  if (link !== undefined) return cloneElement(link, { role: 'menuitem', tabIndex: -1, className: look }, content);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-describedby={note === null ? undefined : noteId}
      aria-disabled={disabled || undefined}
      className={look}
      onClick={disabled ? undefined : onSelect}
    >
      {content}
    </button>
  );
}

/** Words in a menu that cannot be chosen. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="px-3 py-2 text-note text-ink-soft">
      {children}
    </div>
  );
}

/** A line between two groups of a menu. */
export function MenuRule() {
  return <div role="separator" className="my-1.5 h-px bg-line" />;
}
