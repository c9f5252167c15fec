import { limits } from '#domain/limits/limits.ts';
import type { NoteAudience } from '#domain/notes/note-audience.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { OpenNote } from './note-editor-store.ts';
import type { NoteFields } from './note-draft.ts';
import { AudienceMark } from './note-row.tsx';
import { NoteText } from './note-text.tsx';
import { audienceNames, audienceText, stateText, titleText } from './note-labels.ts';

interface NoteSheetProps {
  fields: NoteFields;
  state: OpenNote['state'];
  writes: boolean;
  ownerName: string;
  /** What the asking person may choose from; nothing where it is not theirs to choose. */
  audiences: readonly NoteAudience[];
  onWrite: (text: Partial<Pick<NoteFields, 'title' | 'text' | 'audience'>>) => void;
  /** Saves without waiting. */
  onSave: () => void;
}

/** Title, text and readers of a note. */
export function NoteSheet({ fields, state, writes, ownerName, audiences, onWrite, onSave }: NoteSheetProps) {
  return (
    <div
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSave();
      }}
    >
      {writes ? (
        <TextField
          label="Title"
          hideLabel
          placeholder="Title"
          maxLength={limits.noteTitleLength}
          value={fields.title}
          controlClassName="font-display text-name font-semibold"
          onChange={(event) => onWrite({ title: event.target.value })}
        />
      ) : (
        <h2 className="font-display text-name font-semibold [overflow-wrap:anywhere]">{titleText(fields.title)}</h2>
      )}
      <NoteText text={fields.text} writes={writes} onChange={(text) => onWrite({ text })} />
      {writes && <SaveState state={state} />}
      {audiences.length > 0 ? (
        <SegmentField
          label="Who reads this"
          hint={audienceText[fields.audience]}
          options={audiences.map((id) => ({ id, label: audienceNames[id] }))}
          value={fields.audience}
          onChange={(audience) => {
            onWrite({ audience });
            onSave();
          }}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-note text-ink-soft">
          <AudienceMark audience={fields.audience} isMine={false} />
          {ownerName !== '' && `Created by ${ownerName}`}
        </p>
      )}
    </div>
  );
}

/** Whether the words are safe; only what went wrong is read aloud by itself. */
function SaveState({ state }: { state: OpenNote['state'] }) {
  const isAway = state === 'kept' || state === 'refused';
  const icon = {
    saved: <Check aria-hidden />,
    saving: <LoaderCircle aria-hidden />,
    kept: <CloudOff aria-hidden />,
    refused: <CloudOff aria-hidden />,
  };
  return (
    <p
      role={isAway ? 'alert' : undefined}
      data-state={state}
      className={`flex items-center gap-1.5 text-note [&_svg]:size-4 ${isAway ? 'font-semibold text-candle' : 'text-ink-soft'}`}
    >
      {icon[state]}
      {stateText(state)}
    </p>
  );
}
