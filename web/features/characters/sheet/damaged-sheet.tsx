import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

const failed = { title: 'Update Failed', sentence: 'The server did not answer. Please try again: the change is made only once.' };

/** Takes the last change of a sheet back that cannot be read. */
async function undoLast(campaignId: string, characterId: string): Promise<void> {
  try {
    const { entries } = await api.characters.history({ campaignId, characterId, limit: 1 });
    const [last] = entries;
    if (last) await api.characters.undo({ campaignId, characterId, id: newId(), position: last.position });
  } catch (error) {
    notify.refusal(error, failed);
  }
  await reloadCharacters();
}

interface DamagedSheetProps {
  campaignId: string;
  id: string;
  mayAct: boolean;
  /** Whether a newer Hearthlore wrote it. */
  isNewer?: boolean | undefined;
}

/** Stands where a sheet cannot be shown. Whoever may change it takes its last change back. */
export function DamagedSheet({ campaignId, id, mayAct, isNewer = false }: DamagedSheetProps) {
  if (isNewer) {
    return (
      <ErrorState title="From a newer Hearthlore">
        <p>This sheet comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.</p>
      </ErrorState>
    );
  }
  return (
    <ErrorState title="Damaged sheet" retryLabel="Undo last change" {...(mayAct && { onRetry: () => void undoLast(campaignId, id) })}>
      <p>
        This sheet is damaged and cannot be shown.{' '}
        {mayAct ? 'Undo its last change to bring it back.' : 'Its player or the Dungeon Master can undo its last change.'}
      </p>
    </ErrorState>
  );
}
