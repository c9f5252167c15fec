import type { Character } from '#domain/character/character.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { tellEntry } from '#domain/homebrew/tell-entry.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { askOnce } from '#web/features/characters/ask-once.ts';
import { tellChange } from '#web/features/characters/use-act.ts';
import { takeSheet } from '#web/features/characters/take-sheet.ts';

interface HomebrewDialogProps {
  character: Character;
  onClose: () => void;
}

/** Spells and features of the campaign's own, to give to a hero and to take back; for those who lead. */
export function HomebrewDialog({ character, onClose }: HomebrewDialogProps) {
  const { campaignId, id: characterId, name } = character;
  const all = useQuery(calls.homebrew.list.queryOptions({ input: { campaignId } }));
  const grant = useMutation({
    mutationFn: async (asked: { entryId: string; given: boolean }) => {
      const changed = await askOnce({ campaignId, id: characterId }, asked, (id) =>
        api.characters.grant({ campaignId, characterId, id, ...asked }),
      );
      takeSheet(changed);
      tellChange(campaignId, characterId, asked.given ? 'Given' : 'Taken back', changed);
    },
    onError: (error) =>
      notify.refusal(error, {
        title: 'Update Failed',
        sentence: 'The server did not answer. Please try again: the change is made only once.',
      }),
  });
  const entries = all.data?.flatMap(({ entry }) => (entry.kind === 'spell' || entry.kind === 'feature' ? [entry] : []));
  return (
    <Dialog open title={`Homebrew of ${name}`} onClose={onClose}>
      {all.isError && <LoadFailed what="campaign’s homebrew" onRetry={() => void all.refetch()} />}
      {all.isPending && <SkeletonLines lines={3} />}
      {entries?.length === 0 && (
        <p className="text-control">This campaign has no spells or features of its own yet. Write them under Homebrew in the Table menu.</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {entries?.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            character={character}
            busy={grant.isPending}
            onGrant={(given) => grant.mutate({ entryId: entry.id, given })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface EntryRowProps {
  entry: HomebrewEntry;
  character: Character;
  busy: boolean;
  onGrant: (given: boolean) => void;
}

/** One entry: what it is, and to give it or take it back. */
function EntryRow({ entry, character, busy, onGrant }: EntryRowProps) {
  const id = contentIdOf(entry.id);
  const known = character.spells.find(({ spell }) => spell === id);
  const has = known !== undefined || character.givenFeatures.includes(id);
  const [fact] = tellEntry(entry).facts;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-control font-semibold [overflow-wrap:anywhere] text-ink">{entry.name}</p>
        <p className="text-note">{[entry.kind === 'spell' ? 'Spell' : 'Feature', ...(fact === undefined ? [] : [fact])].join(' · ')}</p>
      </div>
      {known?.from === 'class' ? (
        <span className="text-note">Learned</span>
      ) : (
        <Button variant={has ? 'quiet' : 'soft'} size="sm" disabled={busy} onClick={() => onGrant(!has)}>
          {has ? 'Take back' : 'Give'}
          <span className="sr-only"> {entry.name}</span>
        </Button>
      )}
    </li>
  );
}
