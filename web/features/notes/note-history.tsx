import type { Note, NoteVersion } from '#domain/note.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { momentOf } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DifferenceText } from '#web/ui/difference-text.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NoteDesk } from './note-desk.ts';
import { titleWords } from './note-words.ts';
import { useRestoreNote } from './use-note-commands.ts';

interface NoteHistoryProps {
  campaignId: string;
  note: Note;
  desk: NoteDesk;
  onClose: () => void;
}

/** What stood in a note after each sitting, what has changed since, and the way back. */
export function NoteHistory({ campaignId, note, desk, onClose }: NoteHistoryProps) {
  const input = { campaignId, noteId: note.id };
  const { data, isPending, isError, refetch } = useQuery({ ...calls.notes.history.queryOptions({ input }), staleTime: 0 });
  const [chosen, setChosen] = useState<NoteVersion | null>(null);
  const restore = useRestoreNote(campaignId);
  const bringBack = (versionId: number) =>
    restore.mutate({ noteId: note.id, versionId }, { onSuccess: (restored) => (desk.open(restored), onClose()) });
  return (
    <Dialog
      open
      title="Earlier wordings"
      onClose={onClose}
      actions={
        chosen !== null && (
          <>
            <Button variant="outline" onClick={() => setChosen(null)}>
              Back
            </Button>
            <Button busy={restore.isPending} onClick={() => bringBack(chosen.id)}>
              Bring these words back
            </Button>
          </>
        )
      }
    >
      {isPending && <SkeletonLines lines={5} />}
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The earlier wordings could not be loaded.
        </ErrorState>
      )}
      {chosen !== null && <Wording version={chosen} note={note} />}
      {chosen === null && data && <Wordings versions={data} onChoose={setChosen} />}
    </Dialog>
  );
}

function Wordings({ versions, onChoose }: { versions: readonly NoteVersion[]; onChoose: (version: NoteVersion) => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {versions.map((version, n) => (
        <li key={version.id}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-col items-start rounded-control px-3 py-2 text-left hover:bg-ember-wash"
            onClick={() => onChoose(version)}
          >
            <span className="font-semibold text-ink">{n === 0 ? 'As it stands' : titleWords(version.title)}</span>
            <span className="text-note">
              {version.by}, <time dateTime={version.at}>{momentOf(version.at)}</time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Wording({ version, note }: { version: NoteVersion; note: Note }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note">
        {version.by}, <time dateTime={version.at}>{momentOf(version.at)}</time>. What has come since is marked.
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Changes since"
        className="max-h-[50dvh] overflow-y-auto rounded-control bg-sunken p-3 text-ink [overflow-wrap:anywhere]"
      >
        <DifferenceText whole before={version.text} after={note.text} />
      </div>
    </div>
  );
}
