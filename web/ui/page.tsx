import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { nameTab } from './tab-title.ts';

interface PageProps {
  /** The heading, and the name of the browser's tab. */
  title: string;
  /** The page draws its own heading. */
  hideTitle?: boolean;
  /** One or two sentences under the heading. */
  lead?: ReactNode;
  /** Buttons at the heading's side. */
  actions?: ReactNode;
  /** `narrow` for something to read, `wide` for lists. */
  width?: 'narrow' | 'wide';
  children?: ReactNode;
}

/** A screen below the header: heading, then content. */
export function Page({ title, hideTitle = false, lead, actions, width = 'wide', children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div
      className={classNames(
        'mx-auto w-full px-[min(1rem,4vw)] py-8 sm:px-6 md:py-12 [@media(max-height:31rem)]:py-4 print:max-w-none print:p-0',
        width === 'wide' ? 'max-w-6xl' : 'max-w-3xl',
      )}
    >
      {!hideTitle && (
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="flex min-w-0 flex-col gap-2">
            <h1 className="font-display text-title font-semibold">{title}</h1>
            {lead !== undefined && <p className="max-w-[60ch] text-balance text-ink-soft">{lead}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}

/** Names the browser's tab while the component stands. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    nameTab(title);
  }, [title]);
}
