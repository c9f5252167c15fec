import { limits } from '#domain/limits/limits.ts';
import type { OtherWording } from '#domain/notes/note.ts';
import type { TableLoreFields } from '#domain/world/lore/table-lore.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { TwoVersions } from '#web/ui/text/two-versions.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { draftOf } from './lore-draft.ts';
import type { FoundLore } from './found-lore.ts';
import { loreChanged } from './use-lore-commands.ts';

/** Wordings that could not be merged: each beside the one that stands there, until somebody chooses. */
export function LoreWordings({ campaignId, found: { entry, revision } }: { campaignId: string; found: FoundLore }) {
  const choose = useMutation({
    mutationFn: ({ other, content }: { other: OtherWording; content: Partial<TableLoreFields> }) => {
      const { entryId, seen, fields } = draftOf(entry, revision?.version ?? null);
      return api.tableLore.save({ campaignId, entryId, seen, fields: { ...fields, ...content }, resolves: [other.id] });
    },
    onSuccess: loreChanged,
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' }),
  });
  const cards = (revision?.others ?? []).map((other) => {
    const isName = other.field === 'title';
    const joined = `${entry.text}\n\n${other.value}`;
    return (
      <TwoVersions
        key={other.id}
        what={isName ? 'the name' : entry.name}
        current={isName ? entry.name : entry.text}
        author={other.by.name}
        at={other.at}
        other={other.value}
        busy={choose.isPending}
        onKeep={() => choose.mutate({ other, content: {} })}
        onTake={() => choose.mutate({ other, content: isName ? { name: other.value } : { text: other.value } })}
        onJoin={!isName && joined.length <= limits.loreTextLength ? () => choose.mutate({ other, content: { text: joined } }) : undefined}
      />
    );
  });
  // Beside the story there is no room for two columns.
  return cards.length > 0 && <div className="flex flex-col gap-3 lg:[&_.grid]:!grid-cols-1">{cards}</div>;
}
