import { megabytes } from '#domain/limits/storage-quota.ts';
import { calls } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { SettingsSection } from './settings-section.tsx';

/** How much of the room for files the person has used. */
export function StoredFiles() {
  const storage = useQuery(calls.account.storage.queryOptions({ input: {} }));
  return (
    <SettingsSection
      title="Stored files"
      lead="Pictures you post in chats, documents, maps and pictures of worlds. Deleted worlds and campaigns count until they are gone for good."
    >
      {storage.isPending && <SkeletonLines lines={1} />}
      {storage.isError && (
        <ErrorState title="Error" onRetry={() => void storage.refetch()}>
          <p>What you have stored could not be loaded.</p>
        </ErrorState>
      )}
      {storage.data !== undefined && <p>{usedRoom(storage.data)}</p>}
    </SettingsSection>
  );
}

function usedRoom({ used, bound }: { used: number; bound: number | null }): string {
  return bound === null ? `You have stored ${megabytes(used)} MB.` : `You have stored ${megabytes(used)} of ${megabytes(bound)} MB.`;
}
