import { confirmIdentity } from '#web/lib/confirm.ts';

/** Where a backup is downloaded from. */
function backupAddress(name: string): string {
  return `/api/admin/backups/${encodeURIComponent(name)}`;
}

/**
 * Lets the browser download a backup, which goes straight to a file however large it is. A download cannot ask for a
 * password, so the server is asked first whether it would give the file; throws its refusal.
 */
export function downloadBackup(name: string): Promise<void> {
  return confirmIdentity(async () => {
    const address = backupAddress(name);
    const { ok } = await fetch(address, { method: 'HEAD' });
    if (!ok) throw await refusalAt(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  });
}

/** What the server says of an address it does not give; an answer to HEAD has no words. */
async function refusalAt(address: string): Promise<Error> {
  const answer = await fetch(address);
  const said: unknown = answer.ok ? await answer.body?.cancel() : await answer.json().catch(() => null);
  return Object.assign(new Error('The backup was not given.'), typeof said === 'object' ? said : {});
}
