import { download } from '#web/lib/files/download.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';

const failed = { title: 'Export failed', sentence: 'The world could not be exported. Please try again.' };

/** Takes a world away as a file: everything for those who build it, what they may read for others. */
export function ExportButton({ worldId }: { worldId: string }) {
  const [busy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      await download(`/api/worlds/${encodeURIComponent(worldId)}/export`);
      notify.done('Export started', 'You get a zip of Markdown files that Obsidian can open.');
    } catch (error) {
      notify.refusal(error, failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" icon={<Download aria-hidden />} busy={busy} onClick={() => void take()}>
      Export
    </Button>
  );
}
