import { Page } from '#web/ui/page.tsx';
import type { ReactNode } from 'react';

interface AuthRoomProps {
  /** The name of the browser's tab. */
  name: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The narrow page of everything about coming in: a heading, a sentence, and one thing to do. */
export function AuthRoom({ name, heading, lead, children }: AuthRoomProps) {
  return (
    <Page title={name} hideTitle>
      <div className="mx-auto flex max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2 text-center">
          <h1 className="font-display text-title font-semibold">{heading}</h1>
          <p className="text-balance text-ink-soft">{lead}</p>
        </header>
        {children}
      </div>
    </Page>
  );
}
