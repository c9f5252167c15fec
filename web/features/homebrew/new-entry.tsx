import { withArticle } from '#domain/text/noun-text.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { homebrewKinds } from '#domain/homebrew/kinds.ts';
import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import { limits } from '#domain/limits/limits.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { api, calls } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useDeferredValue, useState } from 'react';
import { kindWords } from './kind-words.ts';

interface NewEntryProps {
  campaignId: string;
  onBlank: (kind: HomebrewKind) => void;
  /** Begins with what an entry of the SRD says. */
  onCopy: (entry: HomebrewEntry) => void;
  onBack: () => void;
  onClose: () => void;
}

const kinds = homebrewKinds.map((id) => ({ id, label: kindWords[id].one }));

/** How an entry begins: blank, or with what an entry of the SRD says. */
export function NewEntry({ campaignId, onBlank, onCopy, onBack, onClose }: NewEntryProps) {
  const [kind, setKind] = useState<HomebrewKind>('monster');
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const one = kindWords[kind].one.toLowerCase();
  return (
    <Dialog
      open
      title="New entry"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button onClick={() => onBlank(kind)}>Start blank</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SegmentField label="Kind" options={kinds} value={kind} onChange={setKind} />
        <TextField
          type="search"
          label={`Start from ${withArticle(one)} of the rules`}
          placeholder={kind === 'spell' ? 'Fire Bolt' : undefined}
          maxLength={limits.homebrewNameLength}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Sources campaignId={campaignId} kind={kind} query={query} onCopy={onCopy} />
        <p className="text-note">{srdAttribution}</p>
      </div>
    </Dialog>
  );
}

interface SourcesProps extends Pick<NewEntryProps, 'campaignId' | 'onCopy'> {
  kind: HomebrewKind;
  query: string;
}

/** Entries of the SRD that can be started from. */
function Sources({ campaignId, kind, query, onCopy }: SourcesProps) {
  const { data, isError, refetch } = useQuery(
    calls.homebrew.findSources.queryOptions({ input: { campaignId, kind, query }, placeholderData: keepPreviousData }),
  );
  const copying = useMutation({
    mutationFn: (sourceId: string) => api.homebrew.copy({ campaignId, kind, sourceId, entryId: newId() }),
    onSuccess: onCopy,
    onError: (error) => notify.refusal(error, { title: 'Not copied', sentence: 'The entry could not be read. Please try again.' }),
  });
  return (
    <>
      {isError && (
        <ErrorState title="Error" onRetry={() => void refetch()}>
          The search failed. Please try again.
        </ErrorState>
      )}
      <ul aria-label="Found" className="flex flex-col divide-y divide-line">
        {(data ?? []).map(({ id, name }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-3">
            <span className="min-w-0 text-control text-ink [overflow-wrap:anywhere]">{name}</span>
            <Button
              variant="outline"
              size="sm"
              className="max-md:min-h-11"
              busy={copying.isPending}
              aria-label={`Start from ${name}`}
              onClick={() => copying.mutate(id)}
            >
              Start from it
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-note">
        {data?.length === 0 ? 'Nothing has that name.' : ''}
      </p>
    </>
  );
}
