import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** Stands where a fight cannot be shown. Whoever leads the table takes its last change back. */
export function DamagedFight({ campaignId, leads, doing }: { campaignId: string; leads: boolean; doing: Doing }) {
  return (
    <ErrorState
      title="Damaged fight"
      retryLabel="Undo last change"
      {...(leads && { onRetry: () => void doing.run(() => api.combat.undo({ campaignId, number: 0 })) })}
    >
      <p>
        This fight is damaged and cannot be shown.{' '}
        {leads ? 'Undo its last change to bring it back.' : 'The Dungeon Master can undo its last change.'}
      </p>
    </ErrorState>
  );
}
