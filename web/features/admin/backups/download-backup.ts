import { confirmIdentity } from '#web/lib/calls/confirm.ts';
import { download } from '#web/lib/files/download.ts';

/** Downloads a backup. A download cannot ask for a password, so that is asked for beforehand; throws the server's refusal. */
export function downloadBackup(name: string): Promise<void> {
  return confirmIdentity(() => download(`/api/admin/backups/${encodeURIComponent(name)}`, name));
}
