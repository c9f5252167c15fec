import type { TableLoreVersion } from '#domain/table-lore.ts';
import { calls } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { momentOf } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DifferenceText } from '#web/ui/difference-text.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoreLore } from './use-lore-commands.ts';

interface LoreVersionsProps {
  campaignId: string;
  entry: { id: string; name: string; text: string };
  onClose: () => void;
}

/** Who changed an entry of the campaign's own and when, what has changed since, and the way back. */
export function LoreVersions({ campaignId, entry, onClose }: LoreVersionsProps) {
  const input = { campaignId, entryId: entry.id };
  const { data, isPending, isError, refetch } = useQuery({ ...calls.tableLore.history.queryOptions({ input }), staleTime: 0 });
  const [chosen, setChosen] = useState<TableLoreVersion | null>(null);
  const restore = useRestoreLore(campaignId);
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
            <Button
              busy={restore.isPending}
              onClick={() => restore.mutate({ entryId: entry.id, name: chosen.name, versionId: chosen.id }, { onSuccess: onClose })}
            >
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
      {chosen === null && data && <Versions versions={data} onChoose={setChosen} />}
      {chosen !== null && <Wording version={chosen} text={entry.text} />}
    </Dialog>
  );
}

function Versions({ versions, onChoose }: { versions: readonly TableLoreVersion[]; onChoose: (version: TableLoreVersion) => void }) {
  return (
    <ul className="flex flex-col gap-1">
      {versions.map((version, n) => (
        <li key={version.id}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-col items-start rounded-control px-3 py-2 text-left hover:bg-ember-wash"
            onClick={() => onChoose(version)}
          >
            <span className="font-semibold text-ink [overflow-wrap:anywhere]">{n === 0 ? 'As it stands' : version.name}</span>
            <span className="text-note">
              {version.by}, <time dateTime={version.at}>{momentOf(version.at)}</time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Wording({ version, text }: { version: TableLoreVersion; text: string }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note">
        {version.by}, <time dateTime={version.at}>{momentOf(version.at)}</time>. What has come since is marked. Who reads it stays as it is
        now.
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Changes since"
        className="max-h-[50dvh] overflow-y-auto rounded-control bg-sunken p-3 text-ink [overflow-wrap:anywhere]"
      >
        <DifferenceText whole before={version.text} after={text} />
      </div>
    </div>
  );
}
