import { classNames } from '#web/ui/class-names.ts';
import { useDocumentTitle } from '#web/ui/page.tsx';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  actions?: ReactNode;
  /** For something to fill in or to read: not wider than eyes follow. */
  narrow?: boolean;
  children: ReactNode;
}

/** One screen of the administration: heading, then content. */
export function Section({ title, lead, actions, narrow = false, children }: SectionProps) {
  useDocumentTitle(`${title} · Administration`);
  return (
    <section aria-labelledby="section-title" className={classNames('flex min-w-0 flex-col gap-6', narrow && 'max-w-3xl')}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h1 id="section-title" className="font-display text-title font-semibold">
            {title}
          </h1>
          <p className="max-w-[64ch] text-balance text-ink-soft">{lead}</p>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </section>
  );
}
