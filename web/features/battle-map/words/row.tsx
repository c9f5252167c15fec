import type { ReactNode } from 'react';

/** One line of the scene in words, with what can be done there. */
export function Row({ name, text, children }: { name?: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-control">
      <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        {name !== undefined && <strong>{name}, </strong>}
        {text}
      </span>
      <span className="flex flex-wrap gap-1">{children}</span>
    </li>
  );
}
