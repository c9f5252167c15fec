import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/router/link.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isInGroup } from './navigation.ts';
import type { NavigationGroup } from './navigation.ts';

/** One group of the header: its name leads to its page; pointing at it, or its arrow, opens what lies under it. */
export function NavGroup({ group, path }: { group: NavigationGroup; path: string }) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const panelId = useId();
  const current = isInGroup(group, path);
  // Open on the page it was opened on: going somewhere closes it.
  const open = openAt === path;
  const setOpen = (wanted: boolean) => setOpenAt(wanted ? path : null);

  const closeWhenLeft = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <li
      className={classNames(
        'relative flex h-(--header) items-center border-b-2',
        current ? 'border-ember' : 'border-transparent forced-colors:border-[Canvas]',
      )}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
    >
      <Link
        to={group.to}
        aria-current={path === group.to ? 'page' : undefined}
        data-current={current || undefined}
        className={classNames(
          'flex h-full items-center pr-1 pl-3 text-control font-semibold no-underline transition-colors duration-quick',
          current ? 'text-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        {group.label}
      </Link>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`${group.label}: show pages`}
        className="mr-1 flex size-6 items-center justify-center rounded-control text-ink-faint hover:text-ink"
        // A mouse has opened it by pointing already.
        onClick={(event) => setOpen(isMouse(event.nativeEvent) || !open)}
      >
        <ChevronDown aria-hidden className={classNames('size-4 transition-transform duration-quick', open && 'rotate-180')} />
      </button>
      <div id={panelId} hidden={!open} className="absolute top-full left-0 z-40 w-64 pt-1.5">
        <Pages group={group} path={path} />
      </div>
    </li>
  );
}

function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function Pages({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <div className="rounded-card border border-line bg-raised p-1.5 shadow-float">
      <p className="px-3 pt-2 pb-1.5 text-note text-ink-soft">{group.note}</p>
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              aria-current={path === item.to ? 'page' : undefined}
              className="flex min-h-10 items-center rounded-control px-3 text-control font-medium text-ink no-underline hover:bg-ember-wash aria-[current]:text-ember"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
