import { WaitingCount } from '#web/features/admin/plan-requests/waiting-count.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { useEffect, useRef } from 'react';
import { adminSections } from './admin-sections.ts';

/** The way between the administration's screens: at the side, and above them in a row where there is little room. */
export function AdminNav() {
  const path = usePlace().pathname;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    if (row === null) return undefined;
    // Also when one of them grows, as by the number that waits.
    const sizes = new ResizeObserver(() => {
      const current = row.querySelector<HTMLElement>('[aria-current=page]');
      if (current) row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 });
    });
    for (const item of row.children) sizes.observe(item);
    return () => sizes.disconnect();
  }, [path]);
  return (
    <nav aria-label="Administration" className="mb-6 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:mb-0 lg:self-start">
      <p className="mb-2 px-3 text-note font-semibold text-ink-faint max-lg:sr-only">Administration</p>
      <ul
        ref={list}
        className="relative flex gap-1 max-lg:-mx-[min(1rem,4vw)] max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-[min(1rem,4vw)] max-lg:[scrollbar-width:none] sm:max-lg:-mx-6 sm:max-lg:px-6 lg:flex-col"
      >
        {adminSections.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              className="flex min-h-11 items-center gap-2 px-3 text-control font-semibold whitespace-nowrap text-ink-soft no-underline transition-colors duration-quick hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink max-lg:border-b-2 max-lg:border-transparent max-lg:aria-[current]:border-ember lg:min-h-10 lg:justify-between lg:rounded-control lg:hover:bg-ember-wash lg:aria-[current]:bg-ember-wash lg:aria-[current]:text-ember"
            >
              {label}
              {to === '/admin/plan-requests' && <WaitingCount what="planRequests" />}
              {to === '/admin/marketplace' && <WaitingCount what="listings" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
