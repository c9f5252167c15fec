import { useDrafts } from '#web/features/narrator/use-drafts.ts';
import { Suspense, lazy } from 'react';

const DraftReview = lazy(async () => ({ default: (await import('./draft-review.tsx')).DraftReview }));

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
      <DraftReview drafts={drafts} personId={personId} />
    </Suspense>
  );
}
