import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lazy, Suspense } from 'react';
import { useSheet } from '#web/features/characters/use-characters.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

const SheetView = lazy(() => import('./sheet-view.tsx').then(({ SheetView: View }) => ({ default: View })));

interface LoadedSheetProps {
  campaignId: string;
  id: string;
  /** Called after the character is gone. */
  onDeleted: () => void;
}

/** A sheet that is asked for, and what stands in its place until it has come. */
export function LoadedSheet({ campaignId, id, onDeleted }: LoadedSheetProps) {
  const sheet = useSheet(campaignId, id);
  if (sheet.data !== undefined)
    return (
      <Suspense fallback={<PanelSkeleton />}>
        <SheetView seen={sheet.data} onDeleted={onDeleted} />
      </Suspense>
    );
  if (!sheet.isError) return <PanelSkeleton />;
  return (
    <ErrorState title="Character Error" onRetry={() => void sheet.refetch()}>
      <p>This sheet could not be loaded.</p>
    </ErrorState>
  );
}
