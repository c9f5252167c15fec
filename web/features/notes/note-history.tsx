import type { Note } from '#domain/notes/note.ts';
import { calls } from '#web/lib/api.ts';
import { EarlierWordings } from '#web/ui/text/earlier-wordings.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import type { NoteEditorStore } from './note-editor-store.ts';
import { titleText } from './note-labels.ts';
import { useRestoreNote } from './use-note-commands.ts';

interface NoteHistoryProps {
  campaignId: string;
  note: Note;
  editor: NoteEditorStore;
  onClose: () => void;
}

/** What stood in a note after each sitting, and the way back. */
export function NoteHistory({ campaignId, note, editor, onClose }: NoteHistoryProps) {
  const input = { campaignId, noteId: note.id };
  const { data, isError, refetch } = useQuery({ ...calls.notes.history.queryOptions({ input }), staleTime: 0 });
  const restore = useRestoreNote(campaignId);
  const bringBack = (versionId: number) =>
    restore.mutate({ noteId: note.id, versionId }, { onSuccess: (restored) => (editor.open(restored), onClose()) });
  return (
    <EarlierWordings
      versions={data}
      isError={isError}
      nameOf={({ title }) => titleText(title)}
      text={note.text}
      busy={restore.isPending}
      onRetry={() => void refetch()}
      onRestore={({ id }) => bringBack(id)}
      onClose={onClose}
    />
  );
}
