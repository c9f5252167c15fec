import type { ReactNode } from 'react';

/** The room of the Combat tab while no fight fills it. */
export function FightPage({ children }: { children: ReactNode }) {
  return <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">{children}</div>;
}
