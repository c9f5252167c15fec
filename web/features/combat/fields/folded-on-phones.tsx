import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

const wide = '(min-width: 640px)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Fields in two columns. On a phone they are folded, so that what can be done comes sooner. */
export function FoldedOnPhones({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wide).matches);
  if (isWide) return <div className="grid grid-cols-2 gap-2">{children}</div>;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-3.5 py-2.5 text-control text-ink-soft hover:bg-ember-wash">{title}</summary>
      <div className="grid grid-cols-2 gap-2 px-3.5 pt-1 pb-3.5">{children}</div>
    </details>
  );
}
