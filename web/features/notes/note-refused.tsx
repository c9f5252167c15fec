import { Button } from '#web/ui/buttons/button.tsx';
import type { NoteEditorStore } from './note-editor-store.ts';
import { refusalText } from './note-labels.ts';
import { useRestoreNote } from './use-note-commands.ts';

interface NoteRefusedProps {
  campaignId: string;
  noteId: string;
  editor: NoteEditorStore;
  code: string | null;
  onDiscard: () => void;
}

/** The server does not take what was written: why, and what can be done. Nothing typed is lost by it. */
export function NoteRefused({ campaignId, noteId, editor, code, onDiscard }: NoteRefusedProps) {
  const restore = useRestoreNote(campaignId);
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card border border-wine bg-wine-wash p-4 text-control">
      <p>{refusalText(code)}</p>
      <div className="flex flex-wrap gap-2">
        {code === 'note.removed' && (
          <Button
            size="sm"
            className="min-h-10"
            busy={restore.isPending}
            onClick={() => restore.mutate({ noteId }, { onSuccess: () => editor.flush(noteId) })}
          >
            Restore note
          </Button>
        )}
        <Button size="sm" variant="outline" className="min-h-10" onClick={onDiscard}>
          Discard my text
        </Button>
      </div>
    </div>
  );
}
