import { useDrafts } from '#web/features/narrator/use-drafts.ts';
import { Suspense, lazy } from 'react';

const DraftDesk = lazy(async () => ({ default: (await import('./draft-desk.tsx')).DraftDesk }));

interface DraftsProps {
  campaignId: string;
  personId: string;
  mayRead: boolean;
}

/** The narrator's drafts over the composer, loaded when there is one. */
export function Drafts({ campaignId, personId, mayRead }: DraftsProps) {
  const drafts = useDrafts(campaignId, mayRead);
  if (drafts.length === 0) return null;
  return (
    <Suspense>
      <DraftDesk drafts={drafts} personId={personId} />
    </Suspense>
  );
}
