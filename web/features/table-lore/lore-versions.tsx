import { calls } from '#web/lib/api.ts';
import { EarlierWordings } from '#web/ui/text/earlier-wordings.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useRestoreLore } from './use-lore-commands.ts';

interface LoreVersionsProps {
  campaignId: string;
  entry: { id: string; name: string; text: string };
  onClose: () => void;
}

/** Version history of an entry of the campaign's own, and the way back. */
export function LoreVersions({ campaignId, entry, onClose }: LoreVersionsProps) {
  const input = { campaignId, entryId: entry.id };
  const { data, isError, refetch } = useQuery({ ...calls.tableLore.history.queryOptions({ input }), staleTime: 0 });
  const restore = useRestoreLore(campaignId);
  return (
    <EarlierWordings
      versions={data}
      isError={isError}
      nameOf={({ name }) => name}
      text={entry.text}
      note="Its readers do not change."
      busy={restore.isPending}
      onRetry={() => void refetch()}
      onRestore={({ id, name }) => restore.mutate({ entryId: entry.id, name, versionId: id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
