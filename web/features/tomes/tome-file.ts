import type { Tome } from '#domain/world/tome.ts';
import { safeFileName } from '#domain/chat/upload.ts';
import { api } from '#web/lib/api.ts';
import { download } from '#web/lib/files/download.ts';
import { notify } from '#web/lib/toasts/notify.tsx';

/** Saves the file of a tome on the device, or its text where it has none. */
export async function downloadTome({ worldId, id, title, content, file }: Tome): Promise<void> {
  if (file === null) return save(URL.createObjectURL(new Blob([content], { type: 'text/markdown' })), `${safeFileName(title)}.md`);
  try {
    const { url } = await api.tomes.link({ worldId, tomeId: id, download: true });
    await download(url, file.name);
  } catch (error) {
    notify.refusal(error, { title: 'Failed to download file', sentence: 'Please try again.' });
  }
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Shows the file of a tome in a tab of its own. */
export async function lookAtTome({ worldId, id }: Tome): Promise<void> {
  // Opened at the press itself: later the browser would block it.
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await api.tomes.link({ worldId, tomeId: id, download: false });
    if (tab) tab.location.replace(new URL(url, location.href));
    else location.assign(url);
  } catch (error) {
    tab?.close();
    notify.refusal(error, { title: 'Failed to access file', sentence: 'Please try again.' });
  }
}
