import { limits } from '#domain/limits/limits.ts';
import type { Conflict } from '#domain/world/lore/change.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { api } from '#web/lib/api.ts';
import { joinedTexts } from '#web/lib/text/joined-texts.ts';
import { useResolveConflict } from '#web/lib/world/use-open-conflicts.ts';
import { TwoVersions } from '#web/ui/text/two-versions.tsx';
import { editsOf, entryDrafts, savedVersionOf } from './entry-draft.ts';
import { fieldLabel, fieldText } from '#web/features/lore/entry/field-text.ts';
import { useNoteEntry } from '#web/features/lore/entry/use-lore.ts';
import { withField } from './with-field.ts';

interface ConflictListProps {
  worldId: string;
  entry: SeenEntry;
  conflicts: Conflict[];
  nameOf: (id: string) => string | undefined;
}

/** What could not be brought together: both wordings, and the choice between them. */
export function ConflictList({ worldId, entry, conflicts, nameOf }: ConflictListProps) {
  return (
    <ul aria-label="Conflicts to resolve" className="flex flex-col gap-4">
      {conflicts.map((conflict) => (
        <li key={conflict.id}>
          <EntryConflict worldId={worldId} entry={entry} conflict={conflict} nameOf={nameOf} />
        </li>
      ))}
    </ul>
  );
}

interface EntryConflictProps extends Omit<ConflictListProps, 'conflicts'> {
  conflict: Conflict;
}

function EntryConflict({ worldId, entry, conflict, nameOf }: EntryConflictProps) {
  const { id: conflictId, field, value, actorName, at } = conflict;
  const note = useNoteEntry(worldId);
  const resolve = useResolveConflict(worldId);
  const current = fieldText(field, Reflect.get(entry, field), nameOf);
  const other = fieldText(field, value, nameOf);
  const joined = field === 'text' ? joinedTexts(current, other, limits.loreTextLength) : null;

  const decide = (write?: () => Promise<unknown>) => resolve.mutate({ conflictId, write }, { onSuccess: () => void note(null) });
  const choose = (chosen: unknown) => decide(() => writeField(worldId, entry, field, chosen));
  return (
    <TwoVersions
      what={fieldLabel(field)}
      current={current}
      author={actorName}
      at={at}
      other={other}
      busy={resolve.isPending}
      onKeep={() => decide()}
      onTake={() => choose(value)}
      onJoin={joined === null ? undefined : () => choose(joined)}
    />
  );
}

async function writeField(worldId: string, entry: SeenEntry, field: string, value: unknown): Promise<void> {
  const draft = entryDrafts.begin(savedVersionOf(entry));
  const edits = editsOf({ ...draft, fields: withField(draft.fields, field, value) });
  if (Object.values(edits).some((edit) => edit !== undefined)) await api.lore.edit({ worldId, entryId: entry.id, edits });
}
