import type { NoteCard } from '#domain/notes/note.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { useStore } from '#web/lib/store/store.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { GitMerge, LockKeyhole, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { storedNoteIds } from './note-storage.ts';
import type { NoteEditorStore } from './note-editor-store.ts';
import { audienceNames, openingText, stateText, titleText } from './note-labels.ts';

const row =
  'flex w-full min-w-0 flex-col gap-1 rounded-control border border-line bg-raised px-3.5 py-3 text-left transition-colors duration-quick hover:border-ember';

/** One note of the list, as the button that opens it. */
export function NoteRow({ note, me, onOpen }: { note: NoteCard; me: string; onOpen: () => void }) {
  const [now] = useState(() => Date.now());
  const opening = openingText(note.opening);
  return (
    <li>
      <button type="button" className={row} onClick={onOpen}>
        <span className="flex items-start justify-between gap-2">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{titleText(note.title)}</span>
          <AudienceMark audience={note.audience} isMine={note.ownerId === me} />
        </span>
        {opening !== '' && <span className="line-clamp-2 text-control text-ink-soft [overflow-wrap:anywhere]">{opening}</span>}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-ink-soft">
          {note.updatedBy}, {agoOf(note.updatedAt, now)}
          {note.waiting > 0 && (
            <Badge tone="candle" icon={<GitMerge aria-hidden />}>
              Two versions
            </Badge>
          )}
        </span>
      </button>
    </li>
  );
}

/** Who reads a note, as a mark with words. */
export function AudienceMark({ audience, isMine }: { audience: NoteAudience; isMine: boolean }) {
  if (audience === 'table') return <Badge icon={<UsersRound aria-hidden />}>{isMine ? 'Everyone' : 'Shared'}</Badge>;
  if (audience === 'dm') {
    return (
      <Badge tone="wine" icon={<SealIcon aria-hidden />}>
        {audienceNames.dm}
      </Badge>
    );
  }
  return (
    <Badge tone="sea" icon={<LockKeyhole aria-hidden />}>
      {audienceNames.private}
    </Badge>
  );
}

interface UnsentRowsProps {
  editor: NoteEditorStore;
  campaignId: string;
  personId: string;
  /** What the server has. */
  known: readonly NoteCard[];
  onOpen: (id: string) => void;
}

/** Notes of which something waits on this device to be sent and that the list does not hold. */
export function UnsentRows({ editor, campaignId, personId, known, onOpen }: UnsentRowsProps) {
  const place = `${personId}/${campaignId}`;
  // States are part of what is compared, so that a change of one shows.
  const kept = useStore(editor.state, (notes) =>
    storedNoteIds(localStorage, place)
      .map((id) => `${id}/${notes.get(id)?.state}`)
      .join(' '),
  );
  const unsent = kept.split(' ').flatMap((each) => {
    const [id = ''] = each.split('/');
    const here = known.some((note) => note.id === id) ? undefined : editor.state.get().get(id);
    return here ? [{ id, ...here }] : [];
  });
  if (unsent.length === 0) return null;
  return (
    <ul aria-label="Notes on this device" className="flex flex-col gap-2">
      {unsent.map(({ id, draft, state }) => (
        <li key={id}>
          <button type="button" className={`${row} border-dashed`} onClick={() => onOpen(id)}>
            <span className="font-semibold [overflow-wrap:anywhere]">{titleText(draft.fields.title)}</span>
            <span className="line-clamp-2 text-control text-ink-soft [overflow-wrap:anywhere]">{draft.fields.text}</span>
            <span className="text-note text-candle">{stateText(state)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
