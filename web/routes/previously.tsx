import { Suspense, lazy } from 'react';

const PreviouslyCard = lazy(async () => ({ default: (await import('#web/features/history/previously-card.tsx')).PreviouslyCard }));

/** The last recap for whoever comes back to a table; nothing waits for it. */
export function Previously(props: { campaign: { id: string; name: string }; personId: string }) {
  return (
    <Suspense>
      <PreviouslyCard {...props} />
    </Suspense>
  );
}
