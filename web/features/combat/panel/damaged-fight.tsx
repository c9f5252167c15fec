import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface DamagedFightProps {
  campaignId: string;
  leads: boolean;
  doing: Doing;
  /** Whether a newer Hearthlore wrote it. */
  isNewer?: boolean | undefined;
}

/** Stands where a fight cannot be shown. Whoever leads the table takes its last change back. */
export function DamagedFight({ campaignId, leads, doing, isNewer = false }: DamagedFightProps) {
  if (isNewer) {
    return (
      <ErrorState title="From a newer Hearthlore">
        <p>This fight comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.</p>
      </ErrorState>
    );
  }
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
