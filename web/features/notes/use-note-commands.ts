import { api, calls, queryClient } from '#web/lib/api.ts';
import { isLive } from '#web/lib/live-state.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { titleText } from './note-labels.ts';
import { noteSaved } from './open-note-editor.ts';

const failed = { title: 'Error', sentence: 'The note could not be changed. Please try again.' };

/** Puts a removed note back, or an earlier wording in the place of the one that stands there. */
export function useRestoreNote(campaignId: string) {
  return useMutation({
    mutationFn: ({ noteId, versionId }: { noteId: string; versionId?: number }) => api.notes.restore({ campaignId, noteId, versionId }),
    onSuccess: (note) => {
      noteSaved(campaignId, note);
      notify.done(`“${titleText(note.title)}” is back`);
    },
    onError: (error) => notify.refusal(error, failed),
  });
}

/** Removes a note and offers to put it back. */
export function useRemoveNote(campaignId: string, onRemoved: () => void) {
  const restore = useRestoreNote(campaignId);
  return useMutation({
    mutationFn: ({ noteId }: { noteId: string; title: string }) => api.notes.remove({ campaignId, noteId }),
    onSuccess: (_done, { noteId, title }) => {
      if (!isLive(campaignId)) void queryClient.invalidateQueries({ queryKey: calls.notes.list.key({ input: { campaignId } }) });
      onRemoved();
      const undo = { label: 'Undo', act: () => restore.mutate({ noteId }) };
      notify.offer('Note removed', `“${titleText(title)}” can be restored at any time.`, undo);
    },
    onError: (error) => notify.refusal(error, failed),
  });
}
