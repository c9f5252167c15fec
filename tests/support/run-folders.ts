import { setup as openPostgres, teardown as endPostgres } from './database/postgres-cleanup.ts';
import { openTemporaryFolder } from './quick-folder.ts';

/** Before tests and journeys: the PostgreSQL that the processes of a run share, and where their temporary files go. Answers what ends both. */
export default async function openRunFolders(): Promise<() => Promise<void>> {
  await openPostgres();
  const remove = openTemporaryFolder();
  return async () => {
    await endPostgres();
    remove();
  };
}
