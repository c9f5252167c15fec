import type { Note, OtherWording } from '#domain/notes/note.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { TwoVersions } from '#web/ui/text/two-versions.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import type { NoteEditorStore } from './note-editor-store.ts';
import { titleText } from './note-labels.ts';
import { noteSaved } from './open-note-editor.ts';

/** Wordings of a note that could not be merged: each beside the one that stands there, until somebody chooses. */
export function NoteWordings({ campaignId, note, editor }: { campaignId: string; note: Note; editor: NoteEditorStore }) {
  const choose = useMutation({
    mutationFn: ({ other, text: content }: { other: OtherWording; text: Partial<Record<OtherWording['field'], string>> }) => {
      const { id: noteId, version: seen, title, text } = note;
      return api.notes.save({ campaignId, noteId, seen, title, text, ...content, resolves: [other.id] });
    },
    onSuccess: ({ note: saved }) => {
      noteSaved(campaignId, saved);
      editor.open(saved);
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' }),
  });
  const cards = note.others.map((other) => {
    const current = note[other.field];
    const joined = `${current}\n\n${other.value}`;
    const fits = other.field === 'text' && joined.length <= limits.noteTextLength;
    return (
      <TwoVersions
        key={other.id}
        what={other.field === 'title' ? 'the title' : titleText(note.title)}
        current={current}
        author={other.by.name}
        at={other.at}
        other={other.value}
        busy={choose.isPending}
        onKeep={() => choose.mutate({ other, text: {} })}
        onTake={() => choose.mutate({ other, text: { [other.field]: other.value } })}
        onJoin={fits ? () => choose.mutate({ other, text: { text: joined } }) : undefined}
      />
    );
  });
  // Beside the story there is no room for two columns.
  return cards.length > 0 && <div className="flex flex-col gap-3 lg:[&_.grid]:!grid-cols-1">{cards}</div>;
}
